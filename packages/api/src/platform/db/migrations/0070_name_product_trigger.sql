ALTER TRIGGER products_kept ON products RENAME TO products_refuse_delete;

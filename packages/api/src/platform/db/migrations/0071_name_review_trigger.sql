ALTER TRIGGER reviews_kept ON reviews RENAME TO reviews_refuse_delete;

ALTER TABLE supplier_figures RENAME TO supplier_stats;
CREATE VIEW supplier_figures AS SELECT * FROM supplier_stats;

ALTER INDEX supplier_figures_pkey RENAME TO supplier_stats_pkey;

ALTER TABLE doubted_words RENAME TO stale_search_words;
CREATE VIEW doubted_words AS SELECT * FROM stale_search_words;

ALTER INDEX doubted_words_pkey RENAME TO stale_search_words_pkey;

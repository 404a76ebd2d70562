-- The document of a verification request is used.
DROP INDEX CONCURRENTLY IF EXISTS verifications_by_document;
CREATE INDEX CONCURRENTLY verifications_by_document
  ON verifications ((substring(document FROM '/pictures/u/([0-9a-f]{40})-'))) WHERE document LIKE '%/pictures/u/%';

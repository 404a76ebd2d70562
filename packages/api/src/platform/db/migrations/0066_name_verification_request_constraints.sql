ALTER TABLE verification_requests RENAME CONSTRAINT verifications_document_check TO verification_requests_document_check;
ALTER TABLE verification_requests RENAME CONSTRAINT verifications_licence_check TO verification_requests_licence_check;
ALTER TABLE verification_requests RENAME CONSTRAINT verifications_reason_check TO verification_requests_reason_check;
ALTER TABLE verification_requests RENAME CONSTRAINT verifications_state_check TO verification_requests_state_check;
ALTER TABLE verification_requests RENAME CONSTRAINT verifications_supplier_id_fkey TO verification_requests_supplier_id_fkey;

-- PostgreSQL names NOT NULL constraints since version 18. Earlier versions find none here.
DO $$
DECLARE
  statement text;
BEGIN
  FOR statement IN
    SELECT format('ALTER TABLE verification_requests RENAME CONSTRAINT %I TO %I', conname, present)
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1],
      concat('verification_requests_', attname, '_not_null') AS present
    WHERE conrelid = 'verification_requests'::regclass AND contype = 'n' AND conname <> present
  LOOP
    EXECUTE statement;
  END LOOP;
END $$;

ALTER TRIGGER verifications_filled ON verification_requests RENAME TO verification_requests_fill;
ALTER FUNCTION fill_verification() RENAME TO fill_verification_request;
ALTER SEQUENCE verifications_ord_seq RENAME TO verification_requests_ord_seq;

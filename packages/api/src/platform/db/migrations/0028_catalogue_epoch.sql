-- A catalogue version says how new an answer is. After a restore or a failover the version may be lower than one that
-- was already announced. Then a new epoch begins: the version jumps beyond every earlier one, and every process drops
-- what it keeps. So versions of all epochs stay comparable, in caches, cookies and replicas too.
ALTER TABLE catalogue_version ADD COLUMN epoch text;

-- Changes with a failover and a restore to a moment (timeline), with a restore into another cluster or database, and with
-- a table that was created again. Some managed services permit neither of the first two.
CREATE FUNCTION database_identity() RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  cluster text;
  timeline text;
BEGIN
  BEGIN
    SELECT system_identifier::text INTO cluster FROM pg_control_system();
  EXCEPTION WHEN OTHERS THEN NULL;
  END;
  BEGIN
    timeline := left(pg_walfile_name(pg_current_wal_lsn()), 8);
  EXCEPTION WHEN OTHERS THEN NULL;
  END;
  RETURN concat_ws(' ', cluster, timeline, (SELECT oid FROM pg_database WHERE datname = current_database()),
    'catalogue_version'::regclass::oid);
END $$;

UPDATE catalogue_version SET epoch = database_identity();

-- Answers the version. Begins a new epoch if the database is another one than before, or has lost the version `known`.
CREATE FUNCTION renew_catalogue_version(channel text, known bigint) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  identity CONSTANT text := database_identity();
  renewed bigint;
BEGIN
  -- Milliseconds grow faster than announcements, so this is beyond those that were lost as well.
  UPDATE catalogue_version SET
    version = greatest(version + 1000000, known + 1000000, floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint),
    epoch = identity
  WHERE epoch IS DISTINCT FROM identity OR version < known
  RETURNING version INTO renewed;
  IF renewed IS NULL THEN
    RETURN (SELECT version FROM catalogue_version);
  END IF;
  PERFORM pg_notify(channel, jsonb_build_object('version', renewed, 'all', true)::text);
  RETURN renewed;
END $$;

-- As before, but in the epoch of this database.
CREATE OR REPLACE FUNCTION announce(channel text, stock_ids text[], changed_ids text[]) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  announced bigint;
  longest CONSTANT integer := (SELECT max(octet_length(id)) FROM unnest(stock_ids || changed_ids) AS id);
  chunk CONSTANT integer := 7800 / (40 + 2 * coalesce(longest, 0));
  start integer := 1;
BEGIN
  PERFORM renew_catalogue_version(channel, 0);
  UPDATE catalogue_version SET version = version + 1 RETURNING version INTO announced;
  LOOP
    PERFORM pg_notify(channel, jsonb_build_object(
      'version', announced,
      'stock', coalesce((
        SELECT jsonb_agg(jsonb_build_array(id, main_quantity, version)) FROM products
        WHERE id = ANY (stock_ids[start : start + chunk - 1])
      ), '[]'),
      'products', to_jsonb(coalesce(changed_ids[start : start + chunk - 1], '{}'))
    )::text);
    start := start + chunk;
    EXIT WHEN start > greatest(coalesce(array_length(stock_ids, 1), 0), coalesce(array_length(changed_ids, 1), 0));
  END LOOP;
  RETURN announced;
END $$;

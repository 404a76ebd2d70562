CREATE INDEX holds_by_buyer ON holds (uid);

-- What a buyer has taken without paying. Two takings of one buyer stand in line here, so that both cannot pass a quota
-- that has room for one; the figures are read after the wait.
CREATE FUNCTION unpaid_of(buyer text, OUT open_holds bigint, OUT units bigint) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('unpaid ' || buyer, 0));
  SELECT count(*), coalesce(sum(h.units), 0) INTO open_holds, units FROM holds AS h
    WHERE h.uid = buyer AND h.expires_at > clock_timestamp();
  units := units + (SELECT coalesce(sum(quantity), 0) FROM cart_items WHERE uid = buyer);
END $$;

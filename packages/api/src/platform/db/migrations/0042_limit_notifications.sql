-- At most 20 unread notifications of one sender are in a list: the oldest 19 stay, and the newest counts all others. Rows that
-- somebody else has locked are being read or counted at this moment: they are left as they are, so that nobody waits here.
CREATE FUNCTION limit_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM notices WHERE uid = NEW.uid AND sender = NEW.sender AND read_at IS NULL AND NOT is_hidden OFFSET 19 LIMIT 1;
  IF NOT FOUND THEN
    RETURN NEW;
  END IF;
  WITH latest AS (
    SELECT ord FROM notices WHERE uid = NEW.uid AND sender = NEW.sender AND read_at IS NULL AND NOT is_hidden
    ORDER BY ord DESC LIMIT 60
  ), excess AS (
    SELECT ord FROM notices WHERE uid = NEW.uid AND read_at IS NULL AND NOT is_hidden
      AND ord IN (SELECT ord FROM latest ORDER BY ord OFFSET 19) FOR UPDATE SKIP LOCKED
  ), counted AS (
    UPDATE notices SET is_hidden = true FROM excess
    WHERE notices.uid = NEW.uid AND notices.ord = excess.ord RETURNING more
  )
  SELECT NEW.more + coalesce(sum(more + 1), 0) INTO NEW.more FROM counted;
  RETURN NEW;
END $$;

CREATE TRIGGER notices_limited BEFORE INSERT ON notices FOR EACH ROW
  WHEN (NEW.read_at IS NULL AND NEW.sender IS NOT NULL AND NOT NEW.is_hidden) EXECUTE FUNCTION limit_notifications();

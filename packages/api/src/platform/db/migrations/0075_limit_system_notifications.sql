-- At most 20 unread notifications of one kind that no account caused are in a list, as `limit_notifications` does it for each
-- sender. Those with different names stay apart, because the newest one says whose it counts.
CREATE FUNCTION limit_system_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH latest AS (
    SELECT ord FROM notifications WHERE uid = NEW.uid AND sender IS NULL AND read_at IS NULL AND NOT is_hidden
      AND kind = NEW.kind AND sender_name IS NOT DISTINCT FROM NEW.sender_name
    ORDER BY ord DESC LIMIT 60
  ), excess AS (
    SELECT ord FROM notifications WHERE uid = NEW.uid AND read_at IS NULL AND NOT is_hidden
      AND ord IN (SELECT ord FROM latest ORDER BY ord OFFSET 19) FOR UPDATE SKIP LOCKED
  ), counted AS (
    UPDATE notifications SET is_hidden = true FROM excess
    WHERE notifications.uid = NEW.uid AND notifications.ord = excess.ord RETURNING more
  )
  SELECT NEW.more + coalesce(sum(more + 1), 0) INTO NEW.more FROM counted;
  RETURN NEW;
END $$;

CREATE TRIGGER notifications_limit_system BEFORE INSERT ON notifications FOR EACH ROW
  WHEN (NEW.read_at IS NULL AND NEW.sender IS NULL AND NOT NEW.is_hidden) EXECUTE FUNCTION limit_system_notifications();

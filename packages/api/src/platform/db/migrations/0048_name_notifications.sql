ALTER TABLE notices RENAME TO notifications;
ALTER TABLE notifications RENAME COLUMN told_by TO sender_name;
CREATE VIEW notices AS SELECT ord, id, uid, kind, subject, quantity, sender_name AS told_by, at, read_at, note, sender,
  is_hidden, more
FROM notifications;

ALTER INDEX notices_by_age RENAME TO notifications_by_age;
ALTER INDEX notices_id_key RENAME TO notifications_id_key;
ALTER INDEX notices_pkey RENAME TO notifications_pkey;
ALTER INDEX notices_unread RENAME TO notifications_unread;
ALTER INDEX notices_visible RENAME TO notifications_visible;
ALTER INDEX notices_visible_unread RENAME TO notifications_visible_unread;

CREATE OR REPLACE FUNCTION limit_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM notifications WHERE uid = NEW.uid AND sender = NEW.sender AND read_at IS NULL AND NOT is_hidden OFFSET 19 LIMIT 1;
  IF NOT FOUND THEN
    RETURN NEW;
  END IF;
  WITH latest AS (
    SELECT ord FROM notifications WHERE uid = NEW.uid AND sender = NEW.sender AND read_at IS NULL AND NOT is_hidden
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

-- When the identity service confirmed the address of a user. Null: not confirmed, or not known yet.
ALTER TABLE users ADD COLUMN email_confirmed_at timestamptz;

-- Whose action caused the notification. Null: the system, an operator, or an account that was erased.
ALTER TABLE notices ADD COLUMN sender text COLLATE "C";

-- An email without a turn is new, is being sent, or waits for its next attempt. Once it is due it gets a turn, and emails are
-- sent in the order of their turns. `digest_size`: how many notifications a digest stands for. `topic`: the order or offer.
ALTER TABLE letters
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN turn integer,
  ADD COLUMN topic text COLLATE "C",
  ADD COLUMN digest_size integer;

-- waiting: the address is not confirmed. gathered: part of the next digest, or with `ended_at` of one that exists.
-- dropped: never sent, because it was undone before or because the address stayed unconfirmed.
ALTER TABLE letters
  DROP CONSTRAINT letters_state_check,
  ADD CONSTRAINT letters_state_check
    CHECK (state IN ('queued', 'waiting', 'gathered', 'sent', 'failed', 'dropped')) NOT VALID;

-- Emails in the hour that began at `since`: of a sender, to a recipient, or from a sender to a recipient. Empty: anybody.
CREATE TABLE email_counts (
  sender text COLLATE "C" NOT NULL,
  recipient text COLLATE "C" NOT NULL,
  since timestamptz NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (sender, recipient)
);

-- Recipients with gathered emails, and when their digest is sent.
CREATE TABLE email_digests (
  uid text COLLATE "C" PRIMARY KEY,
  due_at timestamptz NOT NULL,
  size integer NOT NULL
);
CREATE INDEX email_digests_due ON email_digests (due_at);

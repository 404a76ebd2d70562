-- What somebody was told. Newest first is the key read backwards.
CREATE TABLE notices (
  ord bigint GENERATED ALWAYS AS IDENTITY,
  id text COLLATE "C" NOT NULL UNIQUE,
  uid text COLLATE "C" NOT NULL CHECK (uid <> ''),
  kind text COLLATE "C" NOT NULL CHECK (kind <> ''),
  subject jsonb NOT NULL,
  quantity bigint CHECK (quantity >= 0),
  told_by text,
  at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz,
  PRIMARY KEY (uid, ord)
);
-- The number unread is counted here, and what has been read has left it.
CREATE INDEX notices_unread ON notices (uid, ord) WHERE read_at IS NULL;

-- What somebody chose. Who has no row wants every letter, in English.
CREATE TABLE notice_settings (
  uid text COLLATE "C" PRIMARY KEY CHECK (uid <> ''),
  unwanted text[] NOT NULL DEFAULT '{}',
  language text COLLATE "C" NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'bn'))
);

-- Letters to be sent, written with what they tell of. `next_try` is also how long a letter that is being sent is left to
-- its sender: one that died has it no longer then. The id is the letter's Message-ID, the same at every attempt.
CREATE TABLE letters (
  id text COLLATE "C" PRIMARY KEY,
  uid text COLLATE "C" NOT NULL,
  notice_id text COLLATE "C" NOT NULL REFERENCES notices (id) ON DELETE CASCADE,
  recipient text NOT NULL CHECK (recipient <> ''),
  language text COLLATE "C" NOT NULL,
  state text COLLATE "C" NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  next_try timestamptz NOT NULL DEFAULT now(),
  problem text,
  ended_at timestamptz
);
CREATE INDEX letters_due ON letters (next_try) WHERE state = 'queued';
CREATE INDEX letters_by_notice ON letters (notice_id);
CREATE INDEX letters_by_end ON letters USING brin (ended_at);

-- Products whose owner knows that one minimum order can no longer be filled; a row goes when it can be again. What is
-- short when this begins is no news.
CREATE TABLE short_products (product_id text COLLATE "C" PRIMARY KEY, since timestamptz NOT NULL DEFAULT now());
INSERT INTO short_products (product_id) SELECT id FROM products WHERE main_quantity < min_quantity;

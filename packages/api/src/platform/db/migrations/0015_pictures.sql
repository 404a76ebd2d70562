-- Pictures of ours: named by what they hold, kept as files beside the database (see src/pictures).
CREATE TABLE pictures (
  name text COLLATE "C" PRIMARY KEY CHECK (name ~ '^[0-9a-f]{40}$'),
  bytes bigint NOT NULL CHECK (bytes > 0), -- of all its widths and encodings
  used_at timestamptz NOT NULL DEFAULT now() -- when it was sent, or given to a product, for the last time
);
CREATE INDEX pictures_by_use ON pictures (used_at);

-- Who sent what: also what was no picture, for it was work.
CREATE TABLE picture_uploads (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uid text COLLATE "C", -- null: whoever it was is erased
  bytes integer NOT NULL CHECK (bytes >= 0), -- as they came
  picture text COLLATE "C", -- null: none came of it
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX picture_uploads_by_uid ON picture_uploads (uid, at);
CREATE INDEX picture_uploads_by_time ON picture_uploads (at);

-- The first picture is `image`, which the twelve calls know.
ALTER TABLE products ADD COLUMN more_images text[] COLLATE "C" NOT NULL DEFAULT '{}'
  CHECK (cardinality(more_images) <= 5 AND NOT image = ANY (more_images));

-- By which products, orders and offers a picture is used; nothing of a product that has none of ours.
CREATE INDEX products_by_picture ON products (image) WHERE image LIKE '/pictures/u/%';
CREATE INDEX products_by_more_pictures ON products USING gin (more_images) WHERE more_images <> '{}';
CREATE INDEX cart_items_by_picture ON cart_items ((snapshot ->> 'image')) WHERE snapshot ->> 'image' LIKE '/pictures/u/%';
CREATE INDEX offers_by_picture ON offers ((snapshot ->> 'image')) WHERE snapshot ->> 'image' LIKE '/pictures/u/%';

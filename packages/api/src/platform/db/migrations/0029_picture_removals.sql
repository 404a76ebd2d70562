-- Since when the files of a picture are being removed. Nothing can use it from then on. Whoever sends it again keeps its
-- files anew, but not while they may still be removed.
ALTER TABLE pictures ADD COLUMN removal_began_at timestamptz;

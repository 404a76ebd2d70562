-- Why something was refused or taken back, told along with it; nothing of what was told before.
ALTER TABLE notices ADD COLUMN note text CHECK (note <> '');

-- By whom and under which code a parcel travels may be put right while it is on its way: each correction is a step more of
-- the same state, beside the one it corrects.
ALTER TABLE order_steps
  ADD COLUMN correction integer NOT NULL DEFAULT 0
    CHECK (correction = 0 OR correction BETWEEN 1 AND 20 AND state = 'shipped'),
  DROP CONSTRAINT order_steps_pkey,
  ADD CONSTRAINT order_steps_pkey PRIMARY KEY (order_id, state, correction);

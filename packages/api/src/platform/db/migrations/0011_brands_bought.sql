-- How many orders each brand had in the last 90 days, counted now and then: whoever asks for the brands gets those first
-- that are bought most.
CREATE TABLE brands_bought (
  brand text COLLATE "C" PRIMARY KEY,
  orders bigint NOT NULL CHECK (orders > 0)
);

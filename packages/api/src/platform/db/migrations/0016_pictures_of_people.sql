-- By which suppliers and users a picture of ours is used: they have it by an address, of whichever host it was under then.
CREATE INDEX suppliers_by_picture ON suppliers ((substring(logo FROM '/pictures/u/([0-9a-f]{40})-')))
  WHERE logo LIKE '%/pictures/u/%';
CREATE INDEX users_by_picture ON users ((substring(photo FROM '/pictures/u/([0-9a-f]{40})-')))
  WHERE photo LIKE '%/pictures/u/%';

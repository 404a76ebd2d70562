-- The key of a name without words that suggest a verified supplier: "Padma Mills Official" has the key of "Padma Mills". The
-- words are those that no honest name has beside another supplier's, written as their skeletons.
CREATE FUNCTION plain_name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(regexp_replace(name_skeleton(latin_lookalikes(name)), normalize(
  '^(((the )?(offlclal|verlfled) )+)|( ?(offlclal|verlfled|verlflcatlon|support|help ?desk|help ?llne|'
  || 'অফিসিয়াল|অফিশিয়াল|ভেরিফাইড|যাচাইকৃত|সাপোর্ট|হেল্প ?ডেস্ক|হেল্প ?লাইন))+$', NFKD), '', 'g'), ' ', '');

-- As before, and with such words.
CREATE OR REPLACE FUNCTION is_verified_name(name text, except_uid text) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
RETURN EXISTS (
  SELECT FROM suppliers AS other
  WHERE other.verified_since IS NOT NULL
    AND (name_key(other.name) = name_key(is_verified_name.name)
      OR name_key(latin_lookalikes(other.name)) = name_key(latin_lookalikes(is_verified_name.name))
      OR name_key(latin_lookalikes(other.name)) = nullif(plain_name_key(is_verified_name.name), ''))
    AND other.name <> '' AND other.uid <> except_uid
);

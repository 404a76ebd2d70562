-- The key of a name without legal forms, titles and "and" or "&", written as their skeletons: "M/S Padma Mills Ltd." has the
-- key of "Padma Mills". This is the only list of them. `before` and `after` are more words for both ends.
CREATE FUNCTION company_key(name text, before text, after text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(regexp_replace(lookalike_skeleton(name), split_vowels(
  '^((the|m ?s|messrs|মেসার্স' || before || ') )+'
  || '|( (ltd|llmlted|pvt|prlvate|co|company|llc|lnc|bd|team|লিমিটেড|লিঃ?)' || after || ')+$'
  || '| (and|এন্ড|অ্যান্ড)(?= )'), '', 'g'), ' ', '');

CREATE FUNCTION company_key(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN company_key(name, '', '');

-- As before, and without legal forms and titles.
CREATE OR REPLACE FUNCTION plain_name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN company_key(name, '|offlclal|verlfled',
  '| ?(offlclal|verlfled|verlflcatlon|support|help ?desk|help ?llne|'
  || 'অফিসিয়াল|অফিশিয়াল|ভেরিফাইড|যাচাইকৃত|সাপোর্ট|হেল্প ?ডেস্ক|হেল্প ?লাইন)');

-- As before, and whatever legal forms and titles the two names have.
CREATE OR REPLACE FUNCTION is_verified_name(name text, except_uid text) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
RETURN EXISTS (
  SELECT FROM suppliers AS other
  WHERE other.verified_since IS NOT NULL
    AND (name_key(other.name) = name_key(is_verified_name.name)
      OR name_key(latin_lookalikes(other.name)) = name_key(latin_lookalikes(is_verified_name.name))
      OR company_key(other.name) = nullif(company_key(is_verified_name.name), '')
      OR company_key(other.name) = nullif(plain_name_key(is_verified_name.name), ''))
    AND other.name <> '' AND other.uid <> except_uid
);

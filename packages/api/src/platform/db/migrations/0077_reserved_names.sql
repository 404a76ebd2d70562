-- Words around the name of a company or of the marketplace that speak for it, as a pattern of skeletons. This is the only
-- list of them. "Services" and the like stay in names of companies, because Padma Services may be another one than Padma.
CREATE FUNCTION role_words() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN replace(lookalike_skeleton(
  'official verified verification support help helpline hotline desk team staff admin customer contact call hq protection '
  || 'refund refunds billing account accounts payment payments '
  || 'অফিসিয়াল অফিশিয়াল ভেরিফাইড যাচাইকৃত সাপোর্ট হেল্প হেল্পলাইন হটলাইন ডেস্ক টিম অ্যাডমিন এডমিন পেমেন্ট'), ' ', '|')
  || '|customer ?(care|servlces?)|' || split_vowels('কাস্টমার ?(কেয়ার|সার্ভিস|সেবা)');

-- The key of a name without legal forms, titles and "and" or "&", written as their skeletons: "M/S Padma Mills Ltd." has the
-- key of "Padma Mills". This is the only list of them. `before` and `after` are more words for both ends.
CREATE FUNCTION company_key(name text, before text, after text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(regexp_replace(lookalike_skeleton(name), split_vowels(
  '^((the|m s|messrs|মেসার্স|দি|দ্য' || before || ') )+'
  || '|( (p ?ltd|ltd|llmlted|pvt|prlvate|co|company|l ?l ?c|lnc|plc|corp|corporatlon|gmbh|ag|bd|team|'
  || 'লিমিটেড|লিঃ?|প্রাঃ?|প্রাইভেট|কোং|কোম্পানি|কোম্পানী)' || after || ')+$'
  || '| (and|এন্ড|অ্যান্ড)(?= )'), '', 'g'), ' ', '');

CREATE FUNCTION company_key(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN company_key(name, '', '');

-- As before, and without legal forms, titles and such words. "MS" is a title only here: a verified "MS Traders" does not
-- reserve "Traders".
CREATE OR REPLACE FUNCTION plain_name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN company_key(name, '|ms|' || role_words(), '| ?(' || role_words() || ')');

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

-- As before, but "arot" is also the word for a wholesale depot, so an honest name may end with it: "Chandpur Fish Arot". Such
-- a name is refused if the word stands first, after nothing but "the", "official" and the like, or before "support" and the
-- like. Another marketplace's name is refused anywhere. So is each without the digits beside its words: "Arot24".
CREATE OR REPLACE FUNCTION names_marketplace(name text, marketplace text) RETURNS boolean
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN EXISTS (
  SELECT FROM
    (SELECT
      replace(lookalike_skeleton(marketplace), ' ', '') AS key,
      role_words() || '|servlces?|care|pay|securlty|offlce|' || split_vowels('সহায়তা|সেবা|সার্ভিস|কেয়ার|অফিস') AS roles,
      split_vowels('market|marketplace|onllne|bd|bangladesh|মার্কেট|অনলাইন|বাংলাদেশ|ডট ?কম') AS places
    ) AS words,
    LATERAL (SELECT
      regexp_replace(key, '(.)(?=.)', '\1 ?', 'g') AS spelled,
      CASE key WHEN 'arot'
        THEN '(( |^)(to|from|by|at|of|on|for) |^((the|thls|ls|my|our|real|m ?s|messrs|' || places || '|' || roles || ') ?)*)'
        ELSE '(^| )' END AS start
    ) AS patterns,
    unnest(ARRAY[
      name, regexp_replace(name, '(?<![[:alnum:]])[0-9০-৯०-९]+|[0-9০-৯०-९]+(?![[:alnum:]])', ' ', 'g')
    ]) AS variant
  WHERE key <> '' AND (
    lookalike_skeleton(variant) ~ (start || spelled || ' ?(' || roles || '|' || places || ')*( |$)')
    OR lookalike_skeleton(variant) ~ ('(^| )' || spelled || ' ?(' || roles || ')+( |$)')
    OR key = 'arot' AND company_key(variant) ~ split_vowels(
      '^(' || roles || '|' || places || ')*(আড়ত|আড়ৎ|आड़त)(' || roles || '|' || places || ')*$'))
);

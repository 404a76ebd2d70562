-- Letters that look like a Latin one and are missing from confusables.txt, or have another prototype there: "Λrot", "ⲁⲅⲟⲧ".
CREATE FUNCTION latin_lookalikes(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(normalize(name COLLATE "C", NFKC), 'ΛλɅʌⲖⲗꓥᐱ∧⋀ѦѧȺⱥⲀⲁⲂⲃⲈⲉ', 'aaaaaaaaaaaaaaaabbee');

-- As before, and with these letters. আড়ত is the name of Arot in Bengali. It is also the word for a wholesale depot, so that
-- it is refused only alone and before "support" and the like.
CREATE OR REPLACE FUNCTION names_marketplace(name text, marketplace text) RETURNS boolean
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN name_key(marketplace) <> '' AND (
  name_skeleton(latin_lookalikes(name)) ~ (
    '(^| )' || regexp_replace(name_key(latin_lookalikes(marketplace)), '(.)(?=.)', '\1 ?', 'g')
    || ' ?(support|offlclal|help|desk|servlce|servlces|care|team|staff|admln|securlty|pay|payment|payments|verlfled|'
    || 'verlflcatlon|market|onllne|bd|bangladesh)*( |$)')
  OR name_key(marketplace) = 'arot' AND name_key(name) ~ normalize(
    '^(আড়ত|আড়ৎ)(support|offlclal|help|desk|servlce|servlces|care|team|staff|admln|securlty|pay|payment|payments|'
    || 'verlfled|market|onllne|bd|bangladesh|সাপোর্ট|সহায়তা|অফিসিয়াল|অফিশিয়াল|হেল্প|হেল্পলাইন|ডেস্ক|সার্ভিস|সেবা|কেয়ার|টিম|'
    || 'অ্যাডমিন|এডমিন|পেমেন্ট|ভেরিফাইড|মার্কেট|অনলাইন|বাংলাদেশ)*$', NFKD)
);

-- As before, and with these letters in either name.
CREATE OR REPLACE FUNCTION is_verified_name(name text, except_uid text) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
RETURN EXISTS (
  SELECT FROM suppliers AS other
  WHERE other.verified_since IS NOT NULL
    AND (name_key(other.name) = name_key(is_verified_name.name)
      OR name_key(latin_lookalikes(other.name)) = name_key(latin_lookalikes(is_verified_name.name)))
    AND other.name <> '' AND other.uid <> except_uid
);

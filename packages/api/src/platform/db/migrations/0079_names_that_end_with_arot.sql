-- As before, but "arot" is also the word for a wholesale depot, so an honest name may end with it: "Chandpur Fish Arot". Such
-- a name is refused if the word stands first, after nothing but "the", "official" and the like, or before "support" and the
-- like. Another marketplace's name is refused anywhere.
CREATE OR REPLACE FUNCTION names_marketplace(name text, marketplace text) RETURNS boolean
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT key <> '' AND (
    skeleton ~ (start || spelled || ' ?(' || roles || '|market|onllne|bd|bangladesh)*( |$)')
    OR skeleton ~ ('(^| )' || spelled || ' ?(' || roles || ')+( |$)')
    OR key = 'arot' AND replace(skeleton, ' ', '') ~ split_vowels(
      '^(আড়ত|আড়ৎ)(' || roles || '|market|onllne|bd|bangladesh|সাপোর্ট|সহায়তা|অফিসিয়াল|অফিশিয়াল|হেল্প|হেল্পলাইন|ডেস্ক|'
      || 'সার্ভিস|সেবা|কেয়ার|টিম|অ্যাডমিন|এডমিন|পেমেন্ট|ভেরিফাইড|মার্কেট|অনলাইন|বাংলাদেশ)*$'))
  FROM (SELECT
    lookalike_skeleton(name) AS skeleton,
    replace(lookalike_skeleton(marketplace), ' ', '') AS key,
    'support|offlclal|help|desk|servlce|servlces|care|team|staff|admln|securlty|pay|payment|payments|verlfled|verlflcatlon'
      AS roles
  ) AS names, LATERAL (SELECT
    regexp_replace(key, '(.)(?=.)', '\1 ?', 'g') AS spelled,
    CASE key WHEN 'arot'
      THEN '(( |^)(to|from|by|at|of) |^((the|thls|ls|my|m ?s|messrs|customer|market|onllne|bd|bangladesh|' || roles || ') ?)*)'
      ELSE '(^| )' END AS start
  ) AS patterns
);

-- Splits each Bengali and Devanagari letter, most of them vowels, that is drawn like two: আ like অ and া. Removes the dot
-- below as name_skeleton removes accents, but ব with a dot is র. Calls no function of ours, so that a dump of an index on
-- it can be restored.
CREATE FUNCTION split_vowels(name text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  letters text COLLATE "C" := translate(normalize(name, NFKD), U&'\093C', U&'\09BC');
  pair text[];
BEGIN
  FOREACH pair SLICE 1 IN ARRAY ARRAY[
    ['আ', 'অা'], ['ৠ', 'ঋৃ'], ['ৡ', 'ঌৢ'], ['ঔ', 'ওৗ'], ['ৎ', 'ত্'], ['ব়', 'র'],
    ['ऄ', 'अॆ'], ['आ', 'अा'], ['ई', 'र्इ'], ['ऊ', 'उु'], ['ऍ', 'एॅ'], ['ऎ', 'एॆ'], ['ऐ', 'एे'], ['ऑ', 'अाॅ'], ['ऒ', 'अाॆ'],
    ['ओ', 'अाे'], ['औ', 'अाै'], ['ॲ', 'अॅ'], ['ॉ', 'ाॅ'], ['ॊ', 'ाॆ'], ['ो', 'ाे'], ['ौ', 'ाै']
  ] LOOP
    letters := replace(letters, normalize(pair[1], NFKD), pair[2]);
  END LOOP;
  RETURN replace(letters, U&'\09BC', '');
END $$;

-- As name_skeleton, but also the same for such letters, for those of latin_lookalikes and for ɔ, ə and ɛ.
CREATE FUNCTION lookalike_skeleton(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(split_vowels(name_skeleton(latin_lookalikes(
  translate(name COLLATE "C", U&'\0323\093C', U&'\09BC\09BC')))), 'ɔəɛ', 'oee');

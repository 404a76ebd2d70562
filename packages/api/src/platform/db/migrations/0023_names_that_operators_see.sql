-- A verification request has the facts that an operator sees, and a version that every act on it names.
ALTER TABLE verifications
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN name text COLLATE "C",
  ADD COLUMN logo text COLLATE "C",
  ADD COLUMN place text COLLATE "C";
UPDATE verifications SET name = suppliers.name, logo = suppliers.logo, place = suppliers.place
  FROM suppliers WHERE suppliers.id = supplier_id;

-- Also for a request that the previous release inserts.
CREATE FUNCTION fill_verification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT name, logo, place INTO new.name, new.logo, new.place FROM suppliers WHERE id = new.supplier_id;
  RETURN new;
END $$;
CREATE TRIGGER verifications_filled BEFORE INSERT ON verifications
  FOR EACH ROW WHEN (new.name IS NULL) EXECUTE FUNCTION fill_verification();

-- An operator hides or shows the version of a review that they have read.
ALTER TABLE reviews ADD COLUMN version integer NOT NULL DEFAULT 1;
CREATE FUNCTION count_review_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.version := old.version + 1;
  RETURN new;
END $$;
CREATE TRIGGER reviews_versioned BEFORE UPDATE OF rating, words, answer, hidden_at ON reviews
  FOR EACH ROW EXECUTE FUNCTION count_review_version();

-- Names that look alike have one skeleton: no accents, case, punctuation or joiners, and for each letter or digit the Latin
-- letter that it can be mistaken for. The pairs are those of Unicode TR39 (confusables.txt) whose prototype is a Latin letter
-- or a digit; digits count as letters, and i as l.
CREATE FUNCTION name_skeleton(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN btrim(regexp_replace(replace(replace(translate(
    regexp_replace(normalize(name COLLATE "C", NFKD), '[\u00ad\u0300-\u036f\u200b-\u200f\u2060-\u206f\ufe00-\ufe0f\ufeff]', '', 'g'),
    '012345789ABCDEFGHIJKLMNOPQRSTUVWXYZi|¢¥ÆÐ×ØÞðøĐđĦħıŁłŊŒŦŧƀƁƂƃƄƅƆƇƉƊƋƌƍƎƏƐƑƒƓƔƖƗƘƙƚƜƝƞƟƢƤƥƦƧƨƩƬƭƮƱƲƳƴƵƶƷƸƻƼƽǀǤǥ' ||
    'ǶǷȜȝȠȢȣȤȥȺȻȼȽȾɁɃɄɅɆɇɈɉɊɌɍɎɏɑɓɖɗɜɠɡɣɦɨɩɪɫɭɯɲɳɵɼɽʀʂʈʉʋʏʐʒʝʠͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγεζηθικμνορστυχϏϘϚϜϝϞϠϢ' ||
    'ϤϦϨϩϪϬϮϳϷϺϻϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгезкмнорстухьѕіјћѠѡѢѣѤѦѨѪѬѮѰѲѳѴѵѸѺѼѾҀҊҌҍҎҐҒғҔҖҘҙҚқҜҞҟ' ||
    'ҠҢңҤҦҨҪҫҬҭҮүҰұҲҳҴҶҸҺһҼҽҾҿӀӃӅӇӈӉӊӋӍӎӏӔӘӠӡӨөӶӺӼӾԀԁԂԄԆԈԊԌԍԎԐԒԔԖԘԚԛԜԝԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔ' ||
    'ՕՖագզհոռստցքօוטןסاه١٥٧ھہە۱۵۷ۿ߀ߊ०০৪৭੦੧੪૦ଠ୦୨௦౦೦ഠ൦൭๐໐ဝ၀ყჿሀዐᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᎾᏀᏂᏃᏌᏎᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏫᏮᏲᏳᏴᏺᏻᏼᐯᑌᑭᑯᑲᑳᒍᒪᒿᕁᕼᕽᖇᖯᖴᗅᗞ' ||
    'ᗪᗰᗷ᙭ᚷᛁᛕᛖᴄᴏᴑᴜᴠᴡᴢᴦᵮᵰᵲᵴᵵᵶᵻᵼᵽᵾᶃᶌẝỿ₩₫₭℮∣∨∪⊖⊝⊤⋁⋃⋿⍡⍬⍳⍴⍶⍸⍺⏽╳⟙⤫⤬⨯⨰ⱦⱧⱨⱩⱪⲅⲎⲏⲒⲓⲔⲕⲘⲙⲚⲛⲞⲟⲢⲣⲤⲥⲦⲧⲨⲩⲬⲭⳊⳋⳌⳍⳐⳑⳒⳓⴱⴸⴹⵁⵏⵔⵕⵝ〇ꓐꓑꓒꓓꓔꓖꓗꓙ' ||
    'ꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴꙄꙅꙇꚕꛟꛯꜱꝀꝁꝊꝋꝚꝛꝡꝪꝫꝮꝯꞘꞙꞟꞫꞲꞳꞴꞵꬲꬵꬽꬾꭇꭈꭎꭒꭓꭚꭰꭱꭲꭴꭵꭹꭺꭻꭼꮁꮃꮇꮋꮍꮎꮐꮒꮓꮜꮞꮟꮢꮤꮥꮩꮪꮮꮯꮲꮶꮷꮻꮾ𐆎𐆖𐆗𐊂𐊆𐊇𐊊𐊐𐊒𐊕𐊖𐊗𐊠𐊡𐊢𐊥𐊫𐊰𐊱𐊲𐊴𐋏𐋵' ||
    '𐌁𐌂𐌉𐌑𐌕𐌗𐌚𐌠𐌢𐐄𐐕𐐛𐐠𐐬𐐽𐑃𐑈𐒴𐓂𐓎𐓒𐓜𐓪𐓶𐓺𐔓𐔖𐔘𐔜𐔝𐔥𐔦𐔧𑓅𑓐𑜆𑜊𑜎𑜏𑢠𑢢𑢣𑢤𑢦𑢩𑢬𑢮𑢯𑢲𑢵𑢸𑢻𑢼𑣀𑣁𑣂𑣃𑣄𑣆𑣈𑣉𑣊𑣌𑣎𑣏𑣒𑣕𑣖𑣗𑣘𑣛𑣜𑣠𑣥𑣦𑣩𑣬𑣯𑣲𖼈𖼊𖼖𖼨𖼵𖼺𖼻𖽀𖽂𖽃𝈆𝈍𝈒𝈓𝈖𝈚𝈪𞣇𞣋🜔🝌🝨',
    'olzeastbgabcdefghljklmnopqrstuvwxyzllcyædxoþdoddhhlllŋœttbbbbbbɔƈddddgǝəɛffgyllkklwnnoƣpprzzʃtttʊuyyzzeƹzsslgg' ||
    'ƕƿeenbbzzⱥccltɂbuʌeejjɋrryyabddeggyhlllllwnnorrrstuuyzejqͱͳͷjabyδezholkλmnξoπpotyφxψωabyeznolkmvopotuxϗϙϛffϟϡϣ' ||
    'ϥϧzzϫϭϯjϸmmͻͼͽђєsljљњhџabbrдeжeиkлmhoпpctyфxцчшщъыbэюяa6breekmhopctyxbsljhwwbbѥѧѩѫѭѯѱoovvѹѻѽѿҁҋbbҏґrrҕҗeekkҝkk' ||
    'ҡhhҥҧҩccttyyyyxxҵҷҹhheeeelӄӆhhhhӌmmlӕәeeooӷӻӽӿddԃԅԇԉԋggԏԑԓԕԗԙqqwwԟԡԣԥԧԩԫԭԯwբqդեqէըթժիլխծկhձղճմյնշnչպջnuվsրgւփf' ||
    'oֆwqqhnnusgfolvlololovooolovooloobgogbooogooooogooooyouodrtlyajewmhyoghzuabrwsvslcpkdo6hgbhgbvupdbbjlzxhxrbfad' ||
    'dmbxxlkmcoouvwzrfnrstzllpugyfywdkelvuootvuetolpalalxtxxxxthhkkrhhllkkmmnnooppccttyyxxggeell66oveoloqxobpddtgkj' ||
    'czfmnlsrvhwxyaelouzzlhvzskkoozzweeggffuejxbbefoorruuxydrtolyajerwmhyoghzuabrwsvslcpkdo6nxvbeflxopstabcfomtyxhz' ||
    'bclmtxblxoclsoclsroutroutnokcvflxwovwwwvflyezgealoustvsflztozegeal6gousyozwcxwcvtllrseauyevtfrollboct'
  ), 'rn', 'm'), 'vv', 'w'),
  '[\u0001-\u0060\u007b-\u00bf\u02b0-\u02ff\u0964\u0965\u2000-\u2bff\u3000-\u303f\ufe10-\ufe6f\ufff0-\uffff\U0001f000-\U0001faff]+',
  ' ', 'g'));

CREATE FUNCTION name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(name_skeleton(name), ' ', '');

-- Whether a name pretends to be that of the marketplace: it has it as a word, however it is spaced, or before "support",
-- "official" and the like (written as their skeletons).
CREATE FUNCTION names_marketplace(name text, marketplace text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN name_key(marketplace) <> '' AND name_skeleton(name) ~ (
  '(^| )' || regexp_replace(name_key(marketplace), '(.)(?=.)', '\1 ?', 'g')
  || ' ?(support|offlclal|help|desk|servlce|servlces|care|team|staff|admln|securlty|pay|payment|payments|verlfled|'
  || 'verlflcatlon|market|onllne|bd|bangladesh)*( |$)');

-- Whether a verified supplier other than this one has a name that looks like it.
CREATE FUNCTION is_verified_name(name text, except_uid text) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
RETURN EXISTS (
  SELECT FROM suppliers AS other
  WHERE other.verified_since IS NOT NULL AND name_key(other.name) = name_key(is_verified_name.name)
    AND other.name <> '' AND other.uid <> except_uid
);

-- The list of suppliers reads those alone that may have something on the market. Set at once when something comes, and
-- cleared now and then where nothing is left.
ALTER TABLE suppliers ADD COLUMN on_market boolean NOT NULL DEFAULT true;

-- Whoever has the supplier locked may wait for the product: nobody waits here, and the next count sets what was skipped.
CREATE FUNCTION put_on_market(owner text) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  UPDATE suppliers SET on_market = true WHERE id IN (
    SELECT id FROM suppliers WHERE uid = owner AND NOT on_market FOR NO KEY UPDATE SKIP LOCKED
  );
END;

CREATE FUNCTION publish_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM put_on_market(new.owner_uid);
  RETURN NULL;
END $$;
CREATE TRIGGER products_published AFTER UPDATE OF withdrawn_at ON products FOR EACH ROW
  WHEN (old.withdrawn_at IS NOT NULL AND new.withdrawn_at IS NULL AND new.owner_uid IS NOT NULL)
  EXECUTE FUNCTION publish_product();

-- As before, but a supplier who begins with an account's name gets none where it is a verified supplier's.
CREATE OR REPLACE FUNCTION know_supplier() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_on_market boolean;
BEGIN
  new.verified := false;
  IF new.owner_uid IS NULL THEN RETURN new; END IF;
  LOOP
    SELECT verified_since IS NOT NULL, on_market INTO new.verified, is_on_market
      FROM suppliers WHERE uid = new.owner_uid FOR SHARE;
    IF FOUND THEN
      IF NOT is_on_market AND new.withdrawn_at IS NULL THEN PERFORM put_on_market(new.owner_uid); END IF;
      RETURN new;
    END IF;
    INSERT INTO suppliers (uid, name) VALUES (new.owner_uid, coalesce((
      SELECT name FROM users WHERE users.uid = new.owner_uid AND NOT is_verified_name(name, new.owner_uid)
    ), '')) ON CONFLICT DO NOTHING;
  END LOOP;
END $$;

// Finds other spellings for a search without results: by sound ("headfone" becomes headphone), and of Bengali words in
// Latin letters, because most product names are English.

/** Translations of Bengali words whose sound does not lead to the English one. */
const english = new Map(
  Object.entries({
    চার্জার: 'charger',
    হেডফোন: 'headphone',
    ইয়ারফোন: 'earphone',
    ইয়ারবাড: 'earbud',
    মোবাইল: 'mobile',
    ফোন: 'phone',
    ক্যাবল: 'cable',
    কেবল: 'cable',
    ব্যাটারি: 'battery',
    বাতি: 'lamp',
    লাইট: 'light',
    বাল্ব: 'bulb',
    পাখা: 'fan',
    ফ্যান: 'fan',
    ঘড়ি: 'watch',
    ক্যামেরা: 'camera',
    স্পিকার: 'speaker',
    কম্পিউটার: 'computer',
    ল্যাপটপ: 'laptop',
    মাউস: 'mouse',
    কিবোর্ড: 'keyboard',
    ওয়্যারলেস: 'wireless',
    ব্লুটুথ: 'bluetooth',
    রাইস: 'rice',
    কুকার: 'cooker',
    কেটলি: 'kettle',
    প্রিন্টার: 'printer',
    কাগজ: 'paper',
    কলম: 'pen',
    পেন্সিল: 'pencil',
    খাতা: 'notebook',
    বই: 'book',
    চেয়ার: 'chair',
    টেবিল: 'table',
    ব্যাগ: 'bag',
    বস্তা: 'sack',
    পাট: 'jute',
    বাক্স: 'box',
    বোতল: 'bottle',
    কাপ: 'cup',
    মগ: 'mug',
    প্লেট: 'plate',
    হাঁড়ি: 'pot',
    কড়াই: 'pan',
    ছুরি: 'knife',
    চামচ: 'spoon',
    চুলা: 'stove',
    জুতা: 'shoe',
    জুতো: 'shoe',
    জামা: 'shirt',
    শার্ট: 'shirt',
    গেঞ্জি: 'tshirt',
    প্যান্ট: 'trousers',
    কাপড়: 'fabric',
    তোয়ালে: 'towel',
    সাবান: 'soap',
    শ্যাম্পু: 'shampoo',
    তেল: 'oil',
    চাল: 'rice',
    চা: 'tea',
    চিনি: 'sugar',
    গ্লাভস: 'gloves',
    মাস্ক: 'mask',
    মোটর: 'motor',
    পাম্প: 'pump',
    ড্রিল: 'drill',
    হাতুড়ি: 'hammer',
    টায়ার: 'tyre',
    সাইকেল: 'bicycle',
    খেলনা: 'toy',
    বল: 'ball',
  }).map(([bengali, word]) => [bengali.normalize('NFC'), word] as const),
)

const latinOf: Record<string, string> = Object.fromEntries(
  (
    'ক:k খ:kh গ:g ঘ:gh ঙ:ng চ:ch ছ:ch জ:j ঝ:jh ট:t ঠ:th ড:d ঢ:dh ণ:n ত:t থ:th দ:d ধ:dh ন:n প:p ফ:ph ব:b ভ:v ম:m য:j ' +
    'র:r ল:l শ:sh ষ:sh স:s হ:h ৎ:t ং:ng অ:o আ:a ই:i ঈ:i উ:u ঊ:u ঋ:ri এ:e ঐ:oi ও:o ঔ:ou া:a ি:i ী:i ু:u ূ:u ৃ:ri ে:e ৈ:oi ো:o ৌ:ou'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)

const isBengali = /[\u0980-\u09ff]/
/** Writes Bengali in Latin letters. Unicode has two forms of য়, ড় and ঢ়. */
const romanize = (word: string) =>
  [
    ...word
      .replaceAll('\u09cd\u09af\u09be', '\u09be')
      .replaceAll('\u09af\u09bc', 'y')
      .replaceAll(/[\u09a1\u09a2]\u09bc/g, 'r'),
  ]
    .map((character) => latinOf[character] ?? (isBengali.test(character) ? '' : character))
    .join('')

/** Letters that sound alike. */
const alike: [RegExp, string][] = [
  [/f/g, 'ph'],
  [/ph/g, 'f'],
  [/c(?!h)/g, 'k'],
  [/k(?!h)/g, 'c'],
  [/ie/g, 'ei'],
  [/ei/g, 'ie'],
  [/j/g, 'g'],
  [/z/g, 's'],
  [/s(?!h)/g, 'z'],
  [/kw/g, 'qu'],
  [/ks/g, 'x'],
]

const bySound = (word: string) =>
  alike.map(([sound, others]) => word.replaceAll(sound, others)).filter((spelling) => spelling !== word)

const mostWords = 4
const mostCharacters = 60

/** Each word of a search with its other spellings, likely ones first. None for a long text. */
export function spellingsOf(q: string): string[][] {
  const words = q.normalize('NFC').toLowerCase().trim().split(/\s+/)
  if (words.length > mostWords || q.length > mostCharacters) return []
  return words.map((word) => {
    if (!isBengali.test(word)) return /^[a-z]{4,}$/.test(word) ? [word, ...bySound(word)] : [word]
    const latin = romanize(word)
    const translation = english.get(word)
    return [word, ...(translation === undefined ? [] : [translation]), latin, ...bySound(latin)]
  })
}

/** The text to compare with similar words of the catalogue if no spelling is one. */
export const lastResort = (spellings: readonly string[]) =>
  isBengali.test(spellings[0] ?? '') ? romanize(spellings[0] ?? '') : (spellings[0] ?? '')

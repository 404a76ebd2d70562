// What rules say, whose figures and fields are in the sentence: contract's, and the server's, which says the same.

const figure = (written: string) =>
  new Intl.NumberFormat('bn-BD', { maximumFractionDigits: 20 }).format(Number(written))

const fields: Record<string, string> = {
  Image: 'ছবি',
  Name: 'নাম',
  Brand: 'ব্র্যান্ড',
  Category: 'বিভাগ',
  Description: 'বিবরণ',
  Price: 'দাম',
  Rating: 'রেটিং',
  Quantity: 'পরিমাণ',
  'Min Quantity': 'ন্যূনতম পরিমাণ',
  Carton: 'কার্টন',
  'Lead time': 'পাঠাতে সময়',
  'Article number': 'পণ্যের নম্বর',
  Email: 'ইমেইল',
  Password: 'পাসওয়ার্ড',
  'Photo URL': 'ছবির ইউআরএল',
  Logo: 'লোগো',
  Place: 'স্থান',
  About: 'পরিচয়',
  'Smallest order value': 'অর্ডারের সর্বনিম্ন মূল্য',
  'Licence number': 'লাইসেন্স নম্বর',
  Document: 'নথি',
}
const field = (name: string) => fields[name] ?? name

const parts: Record<string, string> = {
  'one uppercase letter,': 'একটি বড় হাতের অক্ষর,',
  'one lowercase letter,': 'একটি ছোট হাতের অক্ষর,',
  'six characters.': 'ছয়টি অক্ষর।',
}

const rules: [RegExp, (...found: string[]) => string][] = [
  [/^(.+) is required$/, (name) => `${field(name)} দিতে হবে`],
  [
    /^(.+) may have at most (\d+) characters\.$/,
    (name, most) => `${field(name)} বড়জোর ${figure(most)} অক্ষরের হতে পারে।`,
  ],
  [
    /^(.+) must be between (\S+) and (\S+)\.$/,
    (name, least, most) => `${field(name)} ${figure(least)} থেকে ${figure(most)}-এর মধ্যে হতে হবে।`,
  ],
  [/^(.+) must be a whole number\.$/, (name) => `${field(name)} পূর্ণ সংখ্যা হতে হবে।`],
  [/^(.+) holds a character that cannot be seen\.$/, (name) => `${field(name)}-এ এমন অক্ষর আছে যা দেখা যায় না।`],
  [/^(Price|Smallest order value) must be more than 0\.$/, (name) => `${field(name)} ০-এর বেশি হতে হবে।`],
  [
    /^(Price|Smallest order value) may have at most (\d+) decimals\.$/,
    (name, most) => `${field(name)}: বড়জোর ${figure(most)} দশমিক ঘর থাকতে পারে।`,
  ],
  [/^There may be at most (\d+) price steps\.$/, (most) => `বড়জোর ${figure(most)}টি দামের ধাপ থাকতে পারে।`],
  [/^A price step begins at a whole number of units\.$/, () => 'দামের ধাপ পূর্ণ সংখ্যক ইউনিট থেকে শুরু হয়।'],
  [
    /^A price step must begin above (\d+) units\.$/,
    (units) => `দামের ধাপ ${figure(units)} ইউনিটের বেশি থেকে শুরু হতে হবে।`,
  ],
  [
    /^A price step must begin at a multiple of (\d+) units\.$/,
    (units) => `দামের ধাপ ${figure(units)} ইউনিটের গুণিতকে শুরু হতে হবে।`,
  ],
  [
    /^From (\d+) units the price must be below (\S+)\.$/,
    (units, price) => `${figure(units)} ইউনিট থেকে দাম ${figure(price)}-এর কম হতে হবে।`,
  ],
  [
    /^The (photo|image|logo|document)’s address must start with https:\/\/\.$/,
    (what) => `${{ logo: 'লোগোর', document: 'নথির' }[what] ?? 'ছবির'} ঠিকানা https:// দিয়ে শুরু হতে হবে।`,
  ],
  [/^Email must look like name@example\.com\.$/, () => 'ইমেইল name@example.com-এর মতো হতে হবে।'],
  [/^Name should be at least 5 characters$/, () => 'নাম অন্তত ৫ অক্ষরের হতে হবে'],
  [
    /^Password must have at least: (.*)$/,
    (missing) =>
      `পাসওয়ার্ডে অন্তত থাকতে হবে: ${Object.keys(parts)
        .filter((part) => missing.includes(part))
        .map((part) => parts[part])
        .join(' ')}`,
  ],
  [/^You must buy at least (\S+) units\.$/, (units) => `অন্তত ${figure(units)} ইউনিট কিনতে হবে।`],
  [
    /^Order in multiples of (\d+) units(?:: (\d+)(?: or (\d+))?)?\.$/,
    (multiple, ...near) => {
      const offered = near.filter((units) => units !== undefined).map(figure)
      return `${figure(multiple)} ইউনিটের গুণিতকে অর্ডার করুন${offered.length ? `: ${offered.join(' অথবা ')}` : ''}।`
    },
  ],
  [
    /^This supplier takes orders from a value of (\S+) on\.$/,
    (value) => `এই সরবরাহকারী ${figure(value)} মূল্য থেকে অর্ডার নেন।`,
  ],
  [/^Only (\S+) units available in stock\.$/, (units) => `মজুতে আছে মাত্র ${figure(units)} ইউনিট।`],
  [
    /^You may have (\S+) purchases open, and (\S+) orders and (\S+) units in your cart\./,
    (holds, orders, units) =>
      `একসঙ্গে ${figure(holds)}টি ক্রয় খোলা আর কার্টে ${figure(orders)}টি অর্ডার ও ${figure(units)} ইউনিট রাখা যায়। কিছু সরান, নয়তো কয়েক মিনিট অপেক্ষা করুন।`,
  ],
]

/** Nothing where no rule says it. */
export function ruleInBengali(english: string): string | undefined {
  for (const [pattern, words] of rules) {
    const found = pattern.exec(english)
    if (found) return words(...found.slice(1))
  }
  return undefined
}

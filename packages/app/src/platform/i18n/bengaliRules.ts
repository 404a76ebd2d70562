// What rules say, whose figures and fields are in the sentence: contract's, and the server's, which says the same.

const figure = (number: string) => new Intl.NumberFormat('bn-BD', { maximumFractionDigits: 20 }).format(Number(number))

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
  Review: 'রিভিউ',
  Answer: 'উত্তর',
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
  [/^(.+) must not be an e-mail address\.$/, (name) => `${field(name)} কোনো ইমেইল ঠিকানা হতে পারবে না।`],
  [/^(.+) must not contain a web address\.$/, (name) => `${field(name)}-এ কোনো ওয়েব ঠিকানা থাকতে পারবে না।`],
  [
    /^(.+) may have at most (\d+) marks on one letter\.$/,
    (name, most) => `${field(name)}-এ এক অক্ষরে বড়জোর ${figure(most)}টি চিহ্ন থাকতে পারে।`,
  ],
  [
    /^A verified supplier has this name, or one that looks like it\.$/,
    () => 'একজন যাচাইকৃত সরবরাহকারীর নাম এটাই, বা দেখতে এর মতো।',
  ],
  [/^This name looks like the marketplace’s own\.$/, () => 'এই নাম দেখতে এই বাজারের নিজের নামের মতো।'],
  [/^(.+) holds a character that cannot be seen\.$/, (name) => `${field(name)}-এ এমন অক্ষর আছে যা দেখা যায় না।`],
  [/^(Price|Smallest order value) must be more than 0\.$/, (name) => `${field(name)} ০-এর বেশি হতে হবে।`],
  [
    /^(Price|Smallest order value) may have at most (\d+) decimals\.$/,
    (name, most) => `${field(name)}: বড়জোর ${figure(most)} দশমিক ঘর থাকতে পারে।`,
  ],
  [/^It is too long\.$/, () => 'লেখাটি বেশি লম্বা।'],
  [/^There may be at most (\d+) pictures\.$/, (most) => `বড়জোর ${figure(most)}টি ছবি থাকতে পারে।`],
  [/^A picture is there twice\.$/, () => 'একটি ছবি দুবার আছে।'],
  [/^The image must be the first of the pictures\.$/, () => 'ছবিগুলোর প্রথমটিই প্রধান ছবি হতে হবে।'],
  [
    /^The server is out of disk space\. Nothing can be saved for now\.$/,
    () => 'সার্ভারে জায়গা শেষ। এখন কিছু সংরক্ষণ করা যাচ্ছে না।',
  ],
  [/^Pictures cannot be reached at the moment\.$/, () => 'ছবির ভাণ্ডারে এখন পৌঁছানো যাচ্ছে না। একটু পরে আবার চেষ্টা করুন।'],
  [/^This picture is no longer here: add it again\.$/, () => 'ছবিটি আর এখানে নেই: আবার যোগ করুন।'],
  [/^This picture .*cannot be read\.$/, () => 'ছবিটি নষ্ট, পড়া যাচ্ছে না।'],
  [/^This is no picture that can be read here/, () => 'এটি এমন ছবি নয় যা এখানে পড়া যায়: JPEG, PNG, WebP ও AVIF পড়া যায়।'],
  [
    /^A HEIC picture cannot be read here/,
    () => 'HEIC ছবি এখানে পড়া যায় না। JPEG হিসেবে সংরক্ষণ করে সেটি যোগ করুন: আইফোনে “Most Compatible” হিসেবে শেয়ার করুন।',
  ],
  [/^A picture may have at most (\d+) MB\.$/, (most) => `ছবি বড়জোর ${figure(most)} মেগাবাইটের হতে পারে।`],
  [
    /^A picture may have at most (\d+) million pixels\.$/,
    (most) => `ছবিতে বড়জোর ${figure(most)} মিলিয়ন পিক্সেল থাকতে পারে।`,
  ],
  [
    /^A picture may have at most (\d+) pixels on each side\.$/,
    (most) => `ছবির প্রতি পাশে বড়জোর ${figure(most)} পিক্সেল থাকতে পারে।`,
  ],
  [
    /^Too many pictures.*\. Try again in (\d+) s\.$/,
    (seconds) => `একসঙ্গে অনেক ছবি আসছে। ${figure(seconds)} সেকেন্ড পরে আবার চেষ্টা করুন।`,
  ],
  [
    /^You may add (\d+) MB of pictures in a day\. Go on tomorrow\.$/,
    (most) => `দিনে ${figure(most)} মেগাবাইট ছবি যোগ করা যায়। বাকিটা কাল যোগ করুন।`,
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
  [/^“(.*)” is not a number\.$/s, (cell) => `“${cell}” কোনো সংখ্যা নয়।`],
  [/^“(.*)” can be read in two ways\./s, (cell) => `“${cell}” দুইভাবে পড়া যায়। হাজারের মাঝে চিহ্ন ছাড়া লিখুন।`],
  [
    /^“(.*)”: decimals of this file begin with “(.)”\.$/s,
    (cell, mark) => `“${cell}”: এই ফাইলে দশমিক শুরু হয় “${mark}” দিয়ে।`,
  ],
  [/^“(.*)” is not a step: write (\S+);$/s, (cell, step) => `“${cell}” কোনো ধাপ নয়: ${step}; এভাবে লিখুন`],
  [
    /^A spreadsheet has shortened this number to “(.*)”\./s,
    (cell) => `স্প্রেডশিট এই নম্বরটি ছোট করে “${cell}” করেছে। লেখা হিসেবে লিখুন।`,
  ],
  [
    /^Your SKU “(.*)” became “(.*)” in a spreadsheet\./s,
    (from, to) => `আপনার নম্বর “${from}” স্প্রেডশিটে “${to}” হয়ে গেছে। কলামটি টেক্সট করে আবার “${from}” লিখুন।`,
  ],
  [/^A number is needed here\.$/, () => 'এখানে একটি সংখ্যা লাগবে।'],
  [/^A new product needs it\.$/, () => 'নতুন পণ্যে এটি লাগে।'],
  [
    /^These are the terms offered to you: /,
    () => 'ঠিক এই শর্তই আপনাকে প্রস্তাব করা হয়েছে: এতেই সম্মত হোন, নয়তো পরিমাণ বা দাম বদলান।',
  ],
  [/^No product of yours has this id\.$/, () => 'এই আইডি আপনার কোনো পণ্যের নয়।'],
  [/^Nothing is different yet\.$/, () => 'এখনও কিছুই বদলায়নি।'],
  [/^It was corrected too often\.$/, () => 'এটি অনেকবার সংশোধন করা হয়েছে।'],
  [/^Another product of yours has this article number\.$/, () => 'আপনার অন্য একটি পণ্যের এই নম্বর আছে।'],
  [
    /^Only the owner of a product can change its SKU, carton, lead time or more pictures\.$/,
    () => 'পণ্যের নম্বর, কার্টন, পাঠাতে সময় আর বাড়তি ছবি শুধু পণ্যের মালিক বদলাতে পারেন।',
  ],
  [/^Same product as line (\d+)\.$/, (line) => `${figure(line)} নম্বর লাইনের পণ্যটিই।`],
  [/^Same article number as line (\d+)\.$/, (line) => `${figure(line)} নম্বর লাইনেও এই পণ্য নম্বর আছে।`],
  [/^It holds broken characters\.$/, () => 'এতে ভাঙা অক্ষর আছে।'],
  [/^It has more cells than there are headings\.$/, () => 'শিরোনামের চেয়ে ঘর বেশি।'],
  [
    /^A quote stands in the middle of a cell/,
    () => 'ঘরের মাঝে উদ্ধৃতিচিহ্ন আছে: পুরো ঘরটি উদ্ধৃতিচিহ্নে রাখুন, আর ভেতরেরগুলো দুবার করে লিখুন।',
  ],
  [/^State must be published or withdrawn\.$/, () => 'অবস্থা হবে published অথবা withdrawn।'],
  [/^Category must be one of the list\.$/, () => 'বিভাগ তালিকার একটি হতে হবে।'],
  [
    /^None of its headings is a column that we know, such as name or price\.$/,
    () => 'এর কোনো শিরোনাম আমাদের চেনা কলামের নয়, যেমন নাম বা দাম।',
  ],
  [
    /^The file has (\d+) columns, and (\d+) were matched\. Match its columns again\.$/,
    (columns, matched) => `ফাইলে ${figure(columns)}টি কলাম, মেলানো হয়েছে ${figure(matched)}টি। আবার কলাম মেলান।`,
  ],
  [
    /^Two columns mean (\w+): (.+) and (.+)\. Remove one of them\.$/s,
    (column, one, other) => `দুটি কলামের অর্থ একই (${column}): ${one} ও ${other}। একটি বাদ দিন।`,
  ],
  [
    /^Its stock is (\d+) by now; the file was made when it was (\d+)\.$/,
    (now, then) => `মজুত এখন ${figure(now)}; ফাইলটি তৈরির সময় ছিল ${figure(then)}।`,
  ],
  [
    /^The smallest order is (\d+), its stock (\d+): nobody can buy it\.$/,
    (smallest, stock) => `সবচেয়ে ছোট অর্ডার ${figure(smallest)}, মজুত ${figure(stock)}: কেউ কিনতে পারবে না।`,
  ],
  [/^You have a product of this name and brand: /, () => 'এই নাম ও ব্র্যান্ডের পণ্য আপনার আছে: নম্বর ছাড়া এটি আরও একটি হবে।'],
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

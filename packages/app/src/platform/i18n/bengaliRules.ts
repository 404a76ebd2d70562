// Texts of the rules in Bengali. The contract and the server use the same rules.

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
  SKU: 'পণ্যের নম্বর',
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

const parts: Record<string, string> = {
  'one uppercase letter,': 'একটি বড় হাতের অক্ষর,',
  'one lowercase letter,': 'একটি ছোট হাতের অক্ষর,',
  'six characters.': 'ছয়টি অক্ষর।',
}

/**
 * `{#most}` stands for a number, any other placeholder for a text. `{field}` and `{missing}` are translated, and `{rest}` is
 * not part of the translation.
 */
export const rules = {
  '{field} is required': '{field} দিতে হবে',
  '{field} may have at most {#most} characters.': '{field} বড়জোর {#most} অক্ষরের হতে পারে।',
  '{field} must be between {#least} and {#most}.': '{field} {#least} থেকে {#most}-এর মধ্যে হতে হবে।',
  '{field} must be a whole number.': '{field} পূর্ণ সংখ্যা হতে হবে।',
  '{field} must not be an email address.': '{field} কোনো ইমেইল ঠিকানা হতে পারবে না।',
  '{field} must not contain a web address.': '{field}-এ কোনো ওয়েব ঠিকানা থাকতে পারবে না।',
  '{field} must not mix alphabets in one word.': '{field}-এ এক শব্দে একাধিক বর্ণমালা মেশানো যাবে না।',
  '{field} may have at most {#most} marks on one letter.': '{field}-এ এক অক্ষরে বড়জোর {#most}টি চিহ্ন থাকতে পারে।',
  'Use letters, digits and simple punctuation.': 'অক্ষর, সংখ্যা ও সাধারণ যতিচিহ্ন ব্যবহার করুন।',
  'A verified supplier has this name, or one that looks like it.': 'একজন যাচাইকৃত সরবরাহকারীর নাম এটাই, বা দেখতে এর মতো।',
  'This name looks like the marketplace’s own.': 'এই নাম দেখতে এই বাজারের নিজের নামের মতো।',
  '{field} contains an invisible character.': '{field}-এ অদৃশ্য অক্ষর আছে।',
  '{field} must be more than 0.': '{field} ০-এর বেশি হতে হবে।',
  '{field} may have at most {#most} decimals.': '{field}: বড়জোর {#most} দশমিক ঘর থাকতে পারে।',
  'It is too long.': 'লেখাটি বেশি লম্বা।',
  'Add at most {#most} pictures.': 'বড়জোর {#most}টি ছবি থাকতে পারে।',
  'A picture is listed twice.': 'একই ছবি দুবার দেওয়া হয়েছে।',
  'The main image must come first.': 'ছবিগুলোর প্রথমটিই প্রধান ছবি হতে হবে।',
  'The server is out of disk space. Nothing can be saved for now.': 'সার্ভারে জায়গা শেষ। এখন কিছু সংরক্ষণ করা যাচ্ছে না।',
  'Pictures are temporarily unavailable.': 'এখন ছবি নেওয়া যাচ্ছে না। একটু পরে আবার চেষ্টা করুন।',
  'This picture is no longer available. Add it again.': 'ছবিটি আর পাওয়া যাচ্ছে না। আবার যোগ করুন।',
  'This picture {rest}cannot be read.': 'ছবিটি নষ্ট, পড়া যাচ্ছে না।',
  'We cannot read this picture{rest}': 'ছবিটি পড়া যাচ্ছে না। JPEG, PNG, WebP বা AVIF ছবি দিন।',
  'We cannot read HEIC pictures{rest}':
    'HEIC ছবি নেওয়া যায় না। JPEG হিসেবে সংরক্ষণ করে যোগ করুন। আইফোনে “Most Compatible” হিসেবে শেয়ার করুন।',
  'A picture may have at most {#most} MB.': 'ছবি বড়জোর {#most} মেগাবাইটের হতে পারে।',
  'A picture may have at most {#most} million pixels.': 'ছবিতে বড়জোর {#most} মিলিয়ন পিক্সেল থাকতে পারে।',
  'A picture may have at most {#most} pixels on each side.': 'ছবির প্রতি পাশে বড়জোর {#most} পিক্সেল থাকতে পারে।',
  'An AVIF picture may have at most {#most} million pixels.{rest}':
    'AVIF ছবিতে বড়জোর {#most} মিলিয়ন পিক্সেল থাকতে পারে। ছোট ছবি বা JPEG দিন।',
  'This picture took too long.{rest}': 'ছবিটি তৈরি করতে বেশি সময় লাগছে। ছোট ছবি দিন, অথবা পরে আবার চেষ্টা করুন।',
  'Your pictures took too much processing time. Try again in {#seconds} s.':
    'আপনার ছবি তৈরি করতে বেশি সময় লেগেছে। {#seconds} সেকেন্ড পরে আবার চেষ্টা করুন।',
  'Too many pictures{rest}. Try again in {#seconds} s.': 'একসঙ্গে অনেক ছবি আসছে। {#seconds} সেকেন্ড পরে আবার চেষ্টা করুন।',
  'You may add {#most} MB of pictures in a day. Add more tomorrow.':
    'দিনে {#most} মেগাবাইট ছবি যোগ করা যায়। বাকিটা কাল যোগ করুন।',
  'Set at most {#most} price breaks.': 'বড়জোর {#most}টি দামের ধাপ থাকতে পারে।',
  'A price break must start at a whole number of units.': 'দামের ধাপ পূর্ণ সংখ্যক ইউনিট থেকে শুরু হয়।',
  'A price break must start above {#units} units.': 'দামের ধাপ {#units} ইউনিটের বেশি থেকে শুরু হতে হবে।',
  'A price break must start at a multiple of {#units} units.': 'দামের ধাপ {#units} ইউনিটের গুণিতকে শুরু হতে হবে।',
  'From {#units} units the price must be below {#price}.': '{#units} ইউনিট থেকে দাম {#price}-এর কম হতে হবে।',
  'The photo’s address must start with https://.': 'ছবির ঠিকানা https:// দিয়ে শুরু হতে হবে।',
  'The image’s address must start with https://.': 'ছবির ঠিকানা https:// দিয়ে শুরু হতে হবে।',
  'The logo’s address must start with https://.': 'লোগোর ঠিকানা https:// দিয়ে শুরু হতে হবে।',
  'Upload the logo. A linked picture can change after we have checked it.':
    'লোগোটি আপলোড করুন। লিংকের ছবি যাচাইয়ের পরেও বদলে যেতে পারে।',
  'Upload the document. A linked picture can change after we have checked it.':
    'নথিটি আপলোড করুন। লিংকের ছবি যাচাইয়ের পরেও বদলে যেতে পারে।',
  'Email must look like name@example.com.': 'ইমেইল name@example.com-এর মতো হতে হবে।',
  'Name should be at least 5 characters': 'নাম অন্তত ৫ অক্ষরের হতে হবে',
  'Password must have at least: {missing}': 'পাসওয়ার্ডে অন্তত থাকতে হবে: {missing}',
  'You must buy at least {#units} units.': 'অন্তত {#units} ইউনিট কিনতে হবে।',
  'Order in multiples of {#multiple} units.': '{#multiple} ইউনিটের গুণিতকে অর্ডার করুন।',
  'Order in multiples of {#multiple} units: {#near}.': '{#multiple} ইউনিটের গুণিতকে অর্ডার করুন: {#near}।',
  'Order in multiples of {#multiple} units: {#below} or {#above}.':
    '{#multiple} ইউনিটের গুণিতকে অর্ডার করুন: {#below} অথবা {#above}।',
  'This supplier takes orders of {#value} or more.': 'এই সরবরাহকারী {#value} বা তার বেশি মূল্যের অর্ডার নেন।',
  '“{cell}” is not a number.': '“{cell}” কোনো সংখ্যা নয়।',
  '“{cell}” can be read in two ways.{rest}': '“{cell}” দুইভাবে পড়া যায়। হাজারের মাঝে চিহ্ন ছাড়া লিখুন।',
  '“{cell}”: decimals of this file begin with “{mark}”.': '“{cell}”: এই ফাইলে দশমিক শুরু হয় “{mark}” দিয়ে।',
  '“{cell}” is not a price break. Write it as {step};': '“{cell}” দামের ধাপ নয়। এভাবে লিখুন: {step};',
  'A spreadsheet has shortened this number to “{cell}”.{rest}':
    'স্প্রেডশিট এই নম্বরটি ছোট করে “{cell}” করেছে। লেখা হিসেবে লিখুন।',
  'Your SKU “{from}” became “{to}” in a spreadsheet.{rest}':
    'আপনার নম্বর “{from}” স্প্রেডশিটে “{to}” হয়ে গেছে। কলামটি টেক্সট করে আবার “{from}” লিখুন।',
  'Enter a number.': 'একটি সংখ্যা লিখুন।',
  'Required for a new product.': 'নতুন পণ্যে এটি দিতে হবে।',
  'These are the terms you were offered. {rest}': 'আপনাকে এই শর্তই দেওয়া হয়েছে। এটি গ্রহণ করুন, নয়তো পরিমাণ বা দাম বদলান।',
  'You have no product with this ID.': 'এই আইডি আপনার কোনো পণ্যের নয়।',
  'Change the carrier or the tracking code first.': 'আগে পরিবহনকারী বা ট্র্যাকিং কোড বদলান।',
  'You cannot correct this shipment any more.': 'এই চালানের তথ্য আর সংশোধন করা যাবে না।',
  'Another product of yours already has this SKU.': 'আপনার অন্য একটি পণ্যের এই নম্বর আছে।',
  'Only the owner of a product can change its SKU, carton, lead time or more pictures.':
    'পণ্যের নম্বর, কার্টন, পাঠাতে সময় আর বাড়তি ছবি শুধু পণ্যের মালিক বদলাতে পারেন।',
  'Same product as line {#line}.': '{#line} নম্বর লাইনের পণ্যটিই।',
  'Same SKU as line {#line}.': '{#line} নম্বর লাইনেও এই পণ্য নম্বর আছে।',
  'The text contains damaged characters.': 'লেখায় নষ্ট অক্ষর আছে।',
  'This row has more cells than the file has headings.': 'এই সারিতে শিরোনামের চেয়ে বেশি ঘর আছে।',
  'There is a quote in the middle of a cell{rest}':
    'ঘরের মাঝে উদ্ধৃতিচিহ্ন আছে: পুরো ঘরটি উদ্ধৃতিচিহ্নে রাখুন, আর ভেতরেরগুলো দুবার করে লিখুন।',
  'State must be published or withdrawn.': 'অবস্থা হবে published অথবা withdrawn।',
  'Choose a category from the list.': 'তালিকা থেকে একটি বিভাগ বেছে নিন।',
  'We do not recognise any heading. Use headings such as name or price.':
    'কোনো শিরোনাম চেনা যায়নি। “নাম”, “দাম” এমন শিরোনাম দিন।',
  'The file has {#columns} columns, and {#matched} were matched. Match its columns again.':
    'ফাইলে {#columns}টি কলাম, মেলানো হয়েছে {#matched}টি। আবার কলাম মেলান।',
  'Two columns mean {column}: {one} and {other}. Remove one of them.':
    'দুটি কলামের অর্থ একই ({column}): {one} ও {other}। একটি বাদ দিন।',
  'The stock is now {#now}. It was {#then} when you exported the file.': 'মজুত এখন {#now}। ফাইলটি নামানোর সময় ছিল {#then}।',
  'The minimum order is {#smallest} but the stock is {#stock}, so nobody can buy it.':
    'ন্যূনতম অর্ডার {#smallest}, কিন্তু মজুত {#stock}। তাই কেউ কিনতে পারবেন না।',
  'You already have a product with this name and brand. {rest}':
    'এই নাম ও ব্র্যান্ডের পণ্য আপনার আছে। সেটি বদলাতে পণ্যের নম্বর দিন, না দিলে আরেকটি যোগ হবে।',
  'Only {#units} units available in stock.': 'মজুতে আছে মাত্র {#units} ইউনিট।',
  'You can have {#reservations} open purchases, {#orders} orders and {#units} units in your cart.{rest}':
    'একসঙ্গে {#reservations}টি চলমান ক্রয়, আর কার্টে {#orders}টি অর্ডার ও {#units} ইউনিট রাখা যায়। কিছু সরান, নয়তো কয়েক মিনিট অপেক্ষা করুন।',
}

const placeholder = /\{(#?)(\w+)\}/g

const patterns = Object.entries(rules).map(([english, bengali]) => {
  const escaped = english.replace(/[.()]/g, '\\$&')
  const pattern = escaped.replace(placeholder, (_, isNumber, name) => `(?<${name}>${isNumber ? '[\\d.]*\\d' : '.*?'})`)
  return { pattern: new RegExp(`^${pattern}$`, 's'), bengali }
})

/** `undefined` if no rule has this text. */
export function ruleInBengali(english: string): string | undefined {
  for (const { pattern, bengali } of patterns) {
    const found = pattern.exec(english)
    if (!found) continue
    return bengali.replace(placeholder, (_, isNumber, name) => {
      const text = found.groups?.[name] ?? ''
      return isNumber ? figure(text) : inBengali(name, text)
    })
  }
  return undefined
}

function inBengali(name: string, text: string) {
  if (name === 'field') return fields[text] ?? text
  if (name !== 'missing') return text
  const missing = Object.entries(parts).filter(([part]) => text.includes(part))
  return missing.map(([, bengali]) => bengali).join(' ')
}

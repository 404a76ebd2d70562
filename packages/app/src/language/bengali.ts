import { bengali as library } from '@arot/ui/messages/bn'
import { ruleInBengali } from './bengaliRules.ts'
import type { Lookup } from './words.ts'

export const words: Record<string, string> = {
  // Around every page
  Home: 'হোম',
  Categories: 'বিভাগ',
  'About Us': 'আমাদের সম্পর্কে',
  'All Products': 'সব পণ্য',
  Buy: 'কিনুন',
  'More from {brand}': '{brand}-এর আরও পণ্য',
  'More of this category': 'এই বিভাগের আরও পণ্য',
  'Recently seen': 'সম্প্রতি দেখা',
  'See all': 'সব দেখুন',
  'Buy {name}': '{name} কিনুন',
  'Add Product': 'পণ্য যোগ করুন',
  'My Products': 'আমার পণ্য',
  Login: 'লগইন',
  Register: 'নিবন্ধন',
  'Search products in {category}': '{category} বিভাগে পণ্য খুঁজুন',
  'Search in {category}': '{category} বিভাগে খুঁজুন',
  'Press Enter to search in {category}.': '{category} বিভাগে খুঁজতে এন্টার চাপুন।',
  'In {category}': '{category} বিভাগে',
  'In all products': 'সব পণ্যে',
  Brands: 'ব্র্যান্ড',
  'Loading the page': 'পেজ লোড হচ্ছে',
  'You Logged Out!': 'আপনি লগ আউট করেছেন!',
  'LogOut failed. Try again.': 'লগ আউট করা যায়নি। আবার চেষ্টা করুন।',
  'This page is for who is signed in, and that needs JavaScript, which is off in this browser. Turn it on, then load this page again. Home and the categories show without it.':
    'এই পেজ সাইন ইন করা ব্যবহারকারীর জন্য, আর তাতে জাভাস্ক্রিপ্ট লাগে, যা এই ব্রাউজারে বন্ধ। চালু করে পেজটি আবার লোড করুন। হোম ও বিভাগগুলো এটি ছাড়াই দেখা যায়।',
  'Signing in needs JavaScript, which is off in this browser. Turn it on, then load this page again.':
    'সাইন ইন করতে জাভাস্ক্রিপ্ট লাগে, যা এই ব্রাউজারে বন্ধ। চালু করে পেজটি আবার লোড করুন।',
  'A part of this page could not be loaded.': 'এই পেজের একটি অংশ লোড করা যায়নি।',
  'Check the connection, then try again.': 'সংযোগ দেখে আবার চেষ্টা করুন।',
  'This page could not be shown.': 'এই পেজ দেখানো যায়নি।',
  'Go Back Home': 'হোমে ফিরে যান',
  'You are offline. This page shows once you are back.': 'আপনি অফলাইনে। সংযোগ ফিরলেই এই পেজ দেখা যাবে।',
  'A part of it could not be loaded. Check the connection, then try again.':
    'এর একটি অংশ লোড করা যায়নি। সংযোগ দেখে আবার চেষ্টা করুন।',
  'The fault is ours. Try again, or come back a little later.': 'দোষটা আমাদের। আবার চেষ্টা করুন, নয়তো একটু পরে আসুন।',
  'Your session could not be checked.': 'আপনার সেশন যাচাই করা যায়নি।',
  'Restored what you had typed.': 'আপনি যা লিখেছিলেন তা ফিরিয়ে আনা হয়েছে।',
  'Discard it': 'মুছে ফেলুন',

  // For the tab, search engines and shared links
  '{brand}, wholesale direct from suppliers': '{brand}, সরাসরি সরবরাহকারীর কাছ থেকে পাইকারি',
  'Browse wholesale products in seven categories, see price, stock and minimum order, and buy direct from suppliers.':
    'সাতটি বিভাগে পাইকারি পণ্য দেখুন, দাম, মজুত ও ন্যূনতম অর্ডার জানুন, আর সরাসরি সরবরাহকারীর কাছ থেকে কিনুন।',
  'Log in to see products in detail, to buy and to sell.': 'পণ্য বিস্তারিত দেখতে, কিনতে ও বেচতে লগইন করুন।',
  'One account to buy and to sell in bulk.': 'পাইকারি কেনা ও বেচা, এক অ্যাকাউন্টেই।',
  'Forgot password': 'পাসওয়ার্ড ভুলে গেছেন',
  'Have a link sent that sets a new password.': 'নতুন পাসওয়ার্ড দেওয়ার লিংক আনিয়ে নিন।',
  'All Categories': 'সব বিভাগ',
  'Every category of the market, from electronics to stationery.': 'ইলেকট্রনিকস থেকে স্টেশনারি, বাজারের প্রতিটি বিভাগ।',
  'Browse categories, connect with suppliers and negotiate bulk deals.':
    'বিভাগ ঘুরে দেখুন, সরবরাহকারীর সঙ্গে যোগাযোগ করুন, বড় চুক্তিতে দরদাম করুন।',
  Product: 'পণ্য',
  'Update Product': 'পণ্য হালনাগাদ',
  Cart: 'কার্ট',
  '404': '৪০৪',
  'Log in to see this product.': 'পণ্যটি দেখতে লগইন করুন।',
  'Log in to see all products.': 'সব পণ্য দেখতে লগইন করুন।',
  'Log in to update this product.': 'পণ্যটি হালনাগাদ করতে লগইন করুন।',
  'Log in to change these prices.': 'এই দাম বদলাতে লগইন করুন।',
  'Log in to add a product.': 'পণ্য যোগ করতে লগইন করুন।',
  'Log in to see your products.': 'আপনার পণ্য দেখতে লগইন করুন।',
  'Log in to see your cart.': 'আপনার কার্ট দেখতে লগইন করুন।',
  'Log in to see your orders.': 'আপনার অর্ডার দেখতে লগইন করুন।',
  'Log in to see this order.': 'অর্ডারটি দেখতে লগইন করুন।',
  'Log in to see your notices.': 'আপনার বিজ্ঞপ্তি দেখতে লগইন করুন।',

  // Orders and notices
  Orders: 'অর্ডার',
  Order: 'অর্ডার',
  Notices: 'বিজ্ঞপ্তি',
  'This market has no orders': 'এই বাজারে অর্ডার নেই',
  'No orders match': 'কোনো অর্ডার মেলেনি',
  'Ask for fewer things at once.': 'একসঙ্গে কম শর্ত দিন।',
  'Nobody has ordered from you yet': 'এখনো কেউ আপনার কাছে অর্ডার করেননি',
  'What buyers order of your products is listed here.': 'ক্রেতারা আপনার পণ্য অর্ডার করলে তা এখানে দেখা যাবে।',
  'You have not bought anything yet': 'আপনি এখনো কিছু কেনেননি',
  'Everything you buy is listed here, whatever becomes of it.': 'আপনি যা কিনবেন তার সবই এখানে থাকবে, যা-ই হোক না কেন।',
  'See all orders': 'সব অর্ডার দেখুন',
  'Different from last time': 'আগের বারের চেয়ে আলাদা',
  'Each costs {now} now; it was {before}.': 'এখন প্রতিটির দাম {now}; আগে ছিল {before}।',
  'The smallest order is {units} units by now.': 'এখন অন্তত {units} ইউনিট অর্ডার করতে হয়।',
  'It is sold in cartons of {units} now.': 'এখন {units} ইউনিটের কার্টনে বিক্রি হয়।',
  'It is sold out.': 'মজুত শেষ।',
  'Only {units} are in stock.': 'মজুত আছে মাত্র {units}টি।',
  'Mark as received': 'পেয়েছি বলে জানান',
  Received: 'পাওয়া গেছে',
  'The order is done. You find it among your orders.': 'অর্ডারটি সম্পন্ন। আপনার অর্ডারের তালিকায় এটি পাবেন।',
  'The order has moved on': 'অর্ডারটি এগিয়ে গেছে',
  'It is shown as it is by now.': 'এখন যেমন আছে তেমনই দেখানো হচ্ছে।',
  'Already on its way': 'রওনা হয়ে গেছে',
  'It can no longer be cancelled. Mark it as received once it is with you.':
    'আর বাতিল করা যাবে না। হাতে পেলে পেয়েছি বলে জানান।',
  'This product is gone': 'পণ্যটি আর নেই',
  'It can no longer be bought.': 'এটি আর কেনা যাবে না।',
  'Language of the letters': 'চিঠির ভাষা',
  'It could not be kept. Try again.': 'রাখা যায়নি। আবার চেষ্টা করুন।',

  // Home
  'Featured Brands': 'বাছাই করা ব্র্যান্ড',
  'The brands could not be loaded.': 'ব্র্যান্ডগুলো লোড করা যায়নি।',
  'All products': 'সব পণ্য',
  'Super deals': 'সেরা অফার',
  'Wholesale, direct from suppliers': 'পাইকারি, সরাসরি সরবরাহকারীর কাছ থেকে',
  'Super Deals up to 40% off electronics and gadgets': 'ইলেকট্রনিকস ও গ্যাজেটে ৪০% পর্যন্ত ছাড়',
  'Order by the carton, pay less by the step. Stock and minimums are live.':
    'কার্টন ধরে অর্ডার করুন, ধাপে ধাপে কম দাম দিন। মজুত ও ন্যূনতম পরিমাণ সবসময় হালনাগাদ।',
  'Browse categories': 'বিভাগ ঘুরে দেখুন',
  'Bulk orders': 'বড় অর্ডার',
  'For large orders': 'বড় অর্ডারের জন্য',
  'Bulk orders of 500+ units at exclusive prices': '৫০০+ ইউনিটের অর্ডারে বিশেষ দাম',
  'The more you take, the less you pay for each: every product says from how many units on, and how much less.':
    'যত বেশি নেবেন, প্রতিটির দাম তত কম: কত ইউনিট থেকে কত কম, প্রতিটি পণ্যেই লেখা আছে।',
  'Find bulk deals': 'বড় অর্ডারের অফার দেখুন',
  'One market for every trade': 'সব ব্যবসার এক বাজার',
  'From the toolbox to the trainer: seven categories, many suppliers, one cart.':
    'টুলবক্স থেকে কেডস: সাতটি বিভাগ, অনেক সরবরাহকারী, একটি কার্ট।',
  'See all categories': 'সব বিভাগ দেখুন',
  'Farhana Kabir': 'ফারহানা কবির',
  'Buyer, Meghla Stationers, Chattogram': 'ক্রেতা, মেঘলা স্টেশনার্স, চট্টগ্রাম',
  'We fill two hundred school bags a week. Price, stock and smallest order stand on every card, so I know before I ask.':
    'আমরা সপ্তাহে দুইশো স্কুলব্যাগ ভরি। দাম, মজুত আর সবচেয়ে ছোট অর্ডার প্রতিটি কার্ডেই লেখা, তাই জিজ্ঞেস করার আগেই জানি।',
  'Tanvir Hossain': 'তানভীর হোসেন',
  'Owner, Nodi Electronics, Dhaka': 'মালিক, নদী ইলেকট্রনিকস, ঢাকা',
  'Five hundred headsets, one price agreed in an afternoon, all of them here in a week. That used to take three phone books.':
    'পাঁচশো হেডসেট, এক বিকেলে দাম ঠিক, এক সপ্তাহে সব হাতে। আগে এতে তিনটা ফোনবুক লাগত।',
  'Ruma Chakma': 'রুমা চাকমা',
  'Purchasing, Pahar Hotels, Rangamati': 'ক্রয় বিভাগ, পাহাড় হোটেলস, রাঙামাটি',
  'Lotion, linen and pans from three suppliers, in one cart. If something runs low I see it before I promise it to anyone.':
    'তিন সরবরাহকারীর লোশন, চাদর আর কড়াই এক কার্টে। কিছু কমে এলে কাউকে কথা দেওয়ার আগেই দেখতে পাই।',

  // Lists and products
  'See all products': 'সব পণ্য দেখুন',
  'No such product': 'এমন পণ্য নেই',
  'This product is not in the catalogue.': 'পণ্যটি ক্যাটালগে নেই।',
  'It may have been taken off, or the address is not quite right.': 'হয়তো সরিয়ে নেওয়া হয়েছে, নয়তো ঠিকানাটি ঠিক নয়।',
  'Results for “{words}”': '“{words}” খোঁজার ফল',
  '{category} in bulk: prices, stock and minimum orders of every supplier.':
    'পাইকারিতে {category}: সব সরবরাহকারীর দাম, মজুত ও ন্যূনতম অর্ডার।',
  'Nothing found for “{words}”': '“{words}” দিয়ে কিছু পাওয়া যায়নি',
  'No products found': 'কোনো পণ্য পাওয়া যায়নি',
  'Try other words, or take a filter off.': 'অন্য শব্দে খুঁজুন, নয়তো একটি ফিল্টার তুলে দিন।',

  // Buying
  'Success!': 'সফল!',
  'Product added to your cart.': 'পণ্যটি আপনার কার্টে যোগ হয়েছে।',
  'Your units are kept for you': 'আপনার ইউনিটগুলো রাখা আছে',
  'They are not in your cart yet. Confirm once more within a few minutes.':
    'এখনো কার্টে যায়নি। কয়েক মিনিটের মধ্যে আরেকবার নিশ্চিত করুন।',
  'Removed!': 'সরানো হয়েছে!',
  'Item removed from cart.': 'পণ্যটি কার্ট থেকে সরানো হয়েছে।',
  'Error!': 'ত্রুটি!',
  Error: 'ত্রুটি',
  'Something went wrong.': 'কিছু একটা ভুল হয়েছে।',
  Unauthorized: 'অনুমতি নেই',
  'Failed to fetch cart': 'কার্ট আনা যায়নি',
  'Your Cart': 'আপনার কার্ট',
  'Status {status}': 'স্ট্যাটাস {status}',
  'The server could not be reached.': 'সার্ভারের নাগাল পাওয়া যায়নি।',
  '{status}. Log in to see your cart.': '{status}। আপনার কার্ট দেখতে লগইন করুন।',

  'Whole units only': 'শুধু পূর্ণ ইউনিট',
  'Minimum quantity required': 'ন্যূনতম পরিমাণ লাগবে',
  'Not enough stock': 'মজুত যথেষ্ট নয়',
  'Sold by the carton': 'কার্টন হিসেবে বিক্রি হয়',
  'The price has changed': 'দাম বদলেছে',
  'Look at the new price, and confirm once more to buy at it.': 'নতুন দাম দেখুন, তারপর সেই দামে কিনতে আবার নিশ্চিত করুন।',
  'Too much in the cart': 'কার্টে বেশি হয়ে গেছে',
  'Smallest order value': 'অর্ডারের সর্বনিম্ন মূল্য',
  'No longer on sale': 'আর বিক্রি হচ্ছে না',
  'Its supplier has taken this product off the market.': 'সরবরাহকারী পণ্যটি বাজার থেকে সরিয়ে নিয়েছেন।',

  // Signing in
  'LogIn Successful!': 'লগইন সফল!',
  'Welcome to {brand}!': '{brand}-এ স্বাগতম!',
  'Registration Successful!': 'নিবন্ধন সফল!',
  'User saved to database!': 'ব্যবহারকারী সংরক্ষিত হয়েছে!',
  'User with this email already exists.': 'এই ইমেইলে আগে থেকেই একজন ব্যবহারকারী আছেন।',
  'Failed to save user.': 'ব্যবহারকারী সংরক্ষণ করা যায়নি।',
  'Server error while saving user.': 'ব্যবহারকারী সংরক্ষণের সময় সার্ভারে ত্রুটি।',
  'Failed to update profile': 'প্রোফাইল হালনাগাদ করা যায়নি',
  'Google Sign-In failed. Try again.': 'গুগল দিয়ে সাইন ইন করা যায়নি। আবার চেষ্টা করুন।',
  'Registration failed': 'নিবন্ধন করা যায়নি',
  'Password reset link sent to {email}': 'পাসওয়ার্ড বদলানোর লিংক {email} ঠিকানায় পাঠানো হয়েছে',
  'You were signed out': 'আপনাকে সাইন আউট করা হয়েছে',
  'What you typed is kept here. Log in again to go on.': 'আপনি যা লিখেছেন তা এখানে আছে। চালিয়ে যেতে আবার লগইন করুন।',
  'You were signed out in another tab': 'অন্য ট্যাবে আপনাকে সাইন আউট করা হয়েছে',

  // Selling
  'Added!': 'যোগ হয়েছে!',
  'Product added successfully.': 'পণ্যটি যোগ করা হয়েছে।',
  'Failed to add product.': 'পণ্যটি যোগ করা যায়নি।',
  'You must be logged in to add a product.': 'পণ্য যোগ করতে লগইন করতে হবে।',
  'Updated!': 'হালনাগাদ হয়েছে!',
  'Product has been updated.': 'পণ্যটি হালনাগাদ করা হয়েছে।',
  'Buyers read it from now on.': 'ক্রেতারা এখন থেকে এটি পড়বেন।',
  'It was decided meanwhile': 'এর মধ্যে সিদ্ধান্ত হয়ে গেছে',
  'The list shows how it stands now.': 'এখন যা অবস্থা তালিকায় তা-ই আছে।',
  Suppliers: 'সরবরাহকারী',
  Supplier: 'সরবরাহকারী',
  'Who sells in this market: where they are, who is verified, and what they sell.':
    'এই বাজারে কারা বেচেন: কোথায় আছেন, কে যাচাইকৃত, আর কী বেচেন।',
  'Who sells: where they are, whether they are verified, and all of their products.':
    'কে বেচেন: কোথায় আছেন, যাচাইকৃত কি না, আর তাঁর সব পণ্য।',
  'this supplier': 'এই সরবরাহকারী',
  'See all suppliers': 'সব সরবরাহকারী দেখুন',
  'What they sell': 'যা বেচেন',
  'The suppliers could not be loaded.': 'সরবরাহকারীদের আনা যায়নি।',
  'No suppliers to show': 'দেখানোর মতো সরবরাহকারী নেই',
  'Loading the suppliers': 'সরবরাহকারীদের আনা হচ্ছে',
  'My Supplier Page': 'আমার সরবরাহকারী পেজ',
  'See it as buyers do': 'ক্রেতারা যেমন দেখেন',
  'The page could not be loaded.': 'পেজটি আনা যায়নি।',
  'You sell nothing yet': 'আপনি এখনো কিছু বেচেন না',
  'With your first product you have a page of your own, which buyers can read.':
    'প্রথম পণ্যের সঙ্গেই আপনার নিজের একটি পেজ হয়, যা ক্রেতারা পড়তে পারেন।',
  Verifications: 'যাচাই',
  Waiting: 'অপেক্ষায়',
  Verified: 'যাচাইকৃত',
  Refused: 'গ্রহণ করা হয়নি',
  'This page is for operators': 'এই পেজ পরিচালকদের জন্য',
  'Whoever runs this market says who they are.': 'কারা পরিচালক, তা ঠিক করেন যিনি এই বাজার চালান।',
  'Which requests': 'কোন আবেদন',
  'Withdraw this product?': 'পণ্যটি প্রত্যাহার করবেন?',
  'It leaves every list and search. What is ordered goes on, and you can publish it again.':
    'পণ্যটি সব তালিকা ও খোঁজ থেকে সরে যাবে। দেওয়া অর্ডার চলতে থাকবে, আর আপনি আবার প্রকাশ করতে পারবেন।',
  Withdraw: 'প্রত্যাহার করুন',
  'Publish again': 'আবার প্রকাশ করুন',
  Duplicate: 'নকল করুন',
  Withdrawn: 'প্রত্যাহার করা হয়েছে',
  'The product is in no list any more.': 'পণ্যটি আর কোনো তালিকায় নেই।',
  Published: 'প্রকাশিত',
  'The product is back on the market.': 'পণ্যটি আবার বাজারে আছে।',
  'Change Prices': 'দাম বদলান',
  'What it did cost': 'আগে দাম যা ছিল',
  'These prices are not yours to change': 'এই দাম আপনি বদলাতে পারেন না',
  'Only who added a product sets what it costs.': 'যিনি পণ্য যোগ করেছেন, কেবল তিনিই দাম ঠিক করেন।',
  'Saved!': 'সংরক্ষিত হয়েছে!',
  'The new prices are valid from now on.': 'এখন থেকে নতুন দাম কার্যকর।',
  'The prices have changed meanwhile.': 'এর মধ্যে দাম বদলে গেছে।',
  'See what they are now, then save again.': 'এখন দাম কত তা দেখে আবার সংরক্ষণ করুন।',
  'The prices could not be saved.': 'দাম সংরক্ষণ করা যায়নি।',
  'Loading the product': 'পণ্যটি লোড হচ্ছে',
  'The product could not be loaded.': 'পণ্যটি লোড করা যায়নি।',
}

/** What Firebase says of what somebody did. */
export const firebaseWords: Record<string, string> = {
  'The email address is already in use by another account.': 'এই ইমেইলে আগে থেকেই একটি অ্যাকাউন্ট আছে।',
  'The email address is badly formatted.': 'ইমেইল ঠিকানাটি ঠিক নয়।',
  'The password must be 6 characters long or more.': 'পাসওয়ার্ড অন্তত ৬ অক্ষরের হতে হবে।',
  'The popup has been closed by the user before finalizing the operation.': 'কাজ শেষ হওয়ার আগেই জানালাটি বন্ধ করা হয়েছে।',
  'The user account has been disabled by an administrator.': 'অ্যাকাউন্টটি প্রশাসক বন্ধ করে রেখেছেন।',
}

const known = new Map(Object.entries({ ...words, ...firebaseWords }))
const app: Lookup = (english) => known.get(english) ?? ruleInBengali(english)

/** What the app says, and its components. */
export type Spoken = { app: Lookup; library: typeof library }

/** All of it in Bengali. */
export const bengali: Spoken = { app, library }

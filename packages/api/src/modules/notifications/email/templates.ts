import type { NotificationKind, OrderSide } from '@arot/contract'

/** `each`: the formatted price of a unit. */
export type Fact = { name: string; quantity: number | null; by: string | null; each?: string | undefined }

type Words = {
  kinds: Record<NotificationKind, (fact: Fact) => string>
  /** The terms of an offer: quantity, price of a unit, and total. */
  terms: (units: string, each: string, total: string, number: number) => string
  until: (moment: string) => string
  /** By the recipient's side. */
  reservedUntil: Record<OrderSide, (moment: string) => string>
  /** The reason, in the words of the person who decided. */
  reason: (text: string) => string
  carrier: (text: string) => string
  trackingCode: (text: string) => string
  stars: (number: number) => string
  /** Introduces a quotation of the other party. */
  wrote: (name: string | null) => string
  /** These three contain the marketplace's name. */
  notOurs: (brand: string) => string
  /** A digest's subject: how many more notifications there are. */
  digest: (number: number, brand: string) => string
  open: (brand: string) => string
  /** Before the address of the notification settings. */
  settings: string
}

const english = new Intl.NumberFormat('en')
const bengali = new Intl.NumberFormat('bn')

const units = ({ quantity, name }: Fact) => (quantity === null ? name : `${english.format(quantity)} × ${name}`)
const bengaliUnits = ({ quantity, name }: Fact) => (quantity === null ? name : `${bengali.format(quantity)} × ${name}`)

const terms = ({ each, ...fact }: Fact) => (each === undefined ? units(fact) : `${units(fact)}, ${each} each`)
const bengaliTerms = ({ each, ...fact }: Fact) =>
  each === undefined ? bengaliUnits(fact) : `${bengaliUnits(fact)}, প্রতিটি ${each}`

/** Each sentence is the email's subject and its first line. */
export const emailWords: Record<'en' | 'bn', Words> = {
  en: {
    kinds: {
      order_placed: (fact) => `New order: ${units(fact)}`,
      order_accepted: (fact) => `Your order was accepted: ${units(fact)}`,
      order_declined: (fact) => `Your order was declined: ${units(fact)}`,
      order_shipped: (fact) => `Your order is on its way: ${units(fact)}`,
      order_corrected: (fact) => `The shipment of your order was corrected: ${units(fact)}`,
      order_received: (fact) => `Your delivery was received: ${units(fact)}`,
      order_cancelled: (fact) => `An order was cancelled: ${units(fact)}`,
      stock_short: ({ name }) => `Stock too low for one minimum order: ${name}`,
      supplier_verified: ({ name }) => `You are now a verified supplier: ${name}`,
      supplier_refused: ({ name }) => `Your verification was refused: ${name}`,
      supplier_withdrawn: ({ name }) => `Your verification was withdrawn: ${name}`,
      review_written: ({ name }) => `A buyer reviewed what you sell: ${name}`,
      review_answered: ({ name }) => `Your review was answered: ${name}`,
      review_hidden: ({ name }) => `Your review was hidden: ${name}`,
      offer_asked: (fact) => `New offer: ${terms(fact)}`,
      offer_countered: (fact) => `Counter-offer to your offer: ${terms(fact)}`,
      offer_accepted: (fact) => `Your offer was accepted: ${terms(fact)}`,
      offer_declined: (fact) => `Your offer was declined: ${terms(fact)}`,
      offer_withdrawn: (fact) => `An offer was withdrawn: ${terms(fact)}`,
      offer_expiring: (fact) => `An offer expires within a day: ${terms(fact)}`,
      offer_expired: (fact) => `An offer has expired: ${terms(fact)}`,
      offer_lapsed: (fact) => `An agreed offer was not bought in time: ${terms(fact)}`,
      offer_bought: (fact) => `An offer was bought: ${terms(fact)}`,
    },
    terms: (goods, each, total, number) =>
      `${goods} ${number === 1 ? 'unit' : 'units'} at ${each} each: ${total} in all.`,
    until: (moment) => `These terms are valid until ${moment}.`,
    reservedUntil: {
      bought: (moment) => `The units are reserved for you until ${moment}. Buy them by then.`,
      sold: (moment) => `The units are reserved for the buyer until ${moment}.`,
    },
    reason: (text) => `Reason: ${text}`,
    carrier: (text) => `Carrier: ${text}`,
    trackingCode: (text) => `Tracking code: ${text}`,
    stars: (number) => `Stars: ${number} of 5`,
    wrote: (name) => `${name ?? 'The other party'} wrote:`,
    notOurs: (brand) => `They wrote this quotation, not ${brand}.`,
    digest: (number, brand) =>
      number === 1 ? `1 more thing happened in ${brand}` : `${english.format(number)} more things happened in ${brand}`,
    open: (brand) => `Open it in ${brand}:`,
    settings: 'Choose which emails you get:',
  },
  bn: {
    kinds: {
      order_placed: (fact) => `নতুন অর্ডার: ${bengaliUnits(fact)}`,
      order_accepted: (fact) => `আপনার অর্ডার গ্রহণ করা হয়েছে: ${bengaliUnits(fact)}`,
      order_declined: (fact) => `আপনার অর্ডার গ্রহণ করা হয়নি: ${bengaliUnits(fact)}`,
      order_shipped: (fact) => `আপনার অর্ডার পাঠানো হয়েছে: ${bengaliUnits(fact)}`,
      order_corrected: (fact) => `আপনার অর্ডারের পরিবহনের তথ্য সংশোধন করা হয়েছে: ${bengaliUnits(fact)}`,
      order_received: (fact) => `আপনার পাঠানো পণ্য পৌঁছেছে: ${bengaliUnits(fact)}`,
      order_cancelled: (fact) => `একটি অর্ডার বাতিল হয়েছে: ${bengaliUnits(fact)}`,
      stock_short: ({ name }) => `মজুত একটি ন্যূনতম অর্ডারের চেয়ে কম: ${name}`,
      supplier_verified: ({ name }) => `আপনি এখন যাচাইকৃত সরবরাহকারী: ${name}`,
      supplier_refused: ({ name }) => `আপনার যাচাইয়ের আবেদন গ্রহণ করা হয়নি: ${name}`,
      supplier_withdrawn: ({ name }) => `আপনার যাচাই প্রত্যাহার করা হয়েছে: ${name}`,
      review_written: ({ name }) => `একজন ক্রেতা আপনার পণ্যের রিভিউ লিখেছেন: ${name}`,
      review_answered: ({ name }) => `আপনার রিভিউয়ের উত্তর এসেছে: ${name}`,
      review_hidden: ({ name }) => `আপনার রিভিউ লুকানো হয়েছে: ${name}`,
      offer_asked: (fact) => `নতুন প্রস্তাব: ${bengaliTerms(fact)}`,
      offer_countered: (fact) => `আপনার প্রস্তাবে নতুন শর্ত এসেছে: ${bengaliTerms(fact)}`,
      offer_accepted: (fact) => `আপনার প্রস্তাব গ্রহণ করা হয়েছে: ${bengaliTerms(fact)}`,
      offer_declined: (fact) => `আপনার প্রস্তাব গ্রহণ করা হয়নি: ${bengaliTerms(fact)}`,
      offer_withdrawn: (fact) => `একটি প্রস্তাব ফিরিয়ে নেওয়া হয়েছে: ${bengaliTerms(fact)}`,
      offer_expiring: (fact) => `এক দিনের মধ্যে একটি প্রস্তাবের মেয়াদ শেষ হবে: ${bengaliTerms(fact)}`,
      offer_expired: (fact) => `একটি প্রস্তাবের মেয়াদ শেষ হয়েছে: ${bengaliTerms(fact)}`,
      offer_lapsed: (fact) => `সম্মত প্রস্তাবটি সময়মতো কেনা হয়নি: ${bengaliTerms(fact)}`,
      offer_bought: (fact) => `একটি প্রস্তাব অনুযায়ী কেনা হয়েছে: ${bengaliTerms(fact)}`,
    },
    terms: (goods, each, total) => `${goods} ইউনিট, প্রতিটি ${each}: মোট ${total}।`,
    until: (moment) => `এই শর্তের মেয়াদ ${moment} পর্যন্ত।`,
    reservedUntil: {
      bought: (moment) => `ইউনিটগুলো আপনার জন্য ${moment} পর্যন্ত রাখা আছে। এর মধ্যে কিনুন।`,
      sold: (moment) => `ইউনিটগুলো ক্রেতার জন্য ${moment} পর্যন্ত রাখা আছে।`,
    },
    reason: (text) => `কারণ: ${text}`,
    carrier: (text) => `পরিবহনকারী: ${text}`,
    trackingCode: (text) => `ট্র্যাকিং কোড: ${text}`,
    stars: (number) => `তারা: ৫-এর মধ্যে ${bengali.format(number)}`,
    wrote: (name) => `${name ?? 'অপর পক্ষ'} লিখেছেন:`,
    notOurs: (brand) => `উদ্ধৃত কথাগুলো তাঁদের, ${brand}-এর নয়।`,
    digest: (number, brand) => `${brand}-এ আরও ${bengali.format(number)}টি ঘটনা ঘটেছে`,
    open: (brand) => `${brand}-এ দেখুন:`,
    settings: 'কোন ইমেইল পাবেন তা এখানে ঠিক করুন:',
  },
}

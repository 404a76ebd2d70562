import type { NoticeKind } from '@arot/contract'

export type Fact = { name: string; quantity: number | null; by: string | null }

type Words = {
  kinds: Record<NoticeKind, (fact: Fact) => string>
  open: string
  why: string
}

const english = new Intl.NumberFormat('en')
const bengali = new Intl.NumberFormat('bn')

const units = ({ quantity, name }: Fact) => (quantity === null ? name : `${english.format(quantity)} × ${name}`)
const bengaliUnits = ({ quantity, name }: Fact) => (quantity === null ? name : `${bengali.format(quantity)} × ${name}`)

/** Each sentence is the letter's subject and its first line. */
export const letterWords: Record<'en' | 'bn', Words> = {
  en: {
    kinds: {
      order_placed: (fact) => `New order: ${units(fact)}`,
      order_accepted: (fact) => `Your order was accepted: ${units(fact)}`,
      order_declined: (fact) => `Your order was declined: ${units(fact)}`,
      order_shipped: (fact) => `Your order is on its way: ${units(fact)}`,
      order_received: (fact) => `Your delivery was received: ${units(fact)}`,
      order_cancelled: (fact) => `An order was cancelled: ${units(fact)}`,
      stock_short: ({ name }) => `Stock too low for one minimum order: ${name}`,
      supplier_verified: ({ name }) => `You are a verified supplier now: ${name}`,
      supplier_refused: ({ name }) => `Your verification was refused: ${name}`,
      supplier_withdrawn: ({ name }) => `Your verification was withdrawn: ${name}`,
    },
    open: 'Open it in Arot:',
    why: 'You choose in your settings what comes to you by e-mail.',
  },
  bn: {
    kinds: {
      order_placed: (fact) => `নতুন অর্ডার: ${bengaliUnits(fact)}`,
      order_accepted: (fact) => `আপনার অর্ডার গ্রহণ করা হয়েছে: ${bengaliUnits(fact)}`,
      order_declined: (fact) => `আপনার অর্ডার গ্রহণ করা হয়নি: ${bengaliUnits(fact)}`,
      order_shipped: (fact) => `আপনার অর্ডার পাঠানো হয়েছে: ${bengaliUnits(fact)}`,
      order_received: (fact) => `আপনার পাঠানো পণ্য পৌঁছেছে: ${bengaliUnits(fact)}`,
      order_cancelled: (fact) => `একটি অর্ডার বাতিল হয়েছে: ${bengaliUnits(fact)}`,
      stock_short: ({ name }) => `মজুত একটি ন্যূনতম অর্ডারের চেয়ে কম: ${name}`,
      supplier_verified: ({ name }) => `আপনি এখন যাচাইকৃত সরবরাহকারী: ${name}`,
      supplier_refused: ({ name }) => `আপনার যাচাইয়ের আবেদন গ্রহণ করা হয়নি: ${name}`,
      supplier_withdrawn: ({ name }) => `আপনার যাচাই প্রত্যাহার করা হয়েছে: ${name}`,
    },
    open: 'Arot-এ দেখুন:',
    why: 'কোন খবর ই-মেইলে আসবে তা আপনি সেটিংসে ঠিক করতে পারেন।',
  },
}

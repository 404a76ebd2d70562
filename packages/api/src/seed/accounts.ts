import type { Category } from './assortment.ts'

/** The demo accounts. Their uids never change, so they keep what they own. */
export const demoAccounts = {
  buyer: {
    uid: 'demo-buyer',
    email: 'buyer@arot.example',
    password: 'Wholesale1',
    name: 'Demo Buyer',
    photo: null,
  },
  supplier: {
    uid: 'demo-supplier',
    email: 'supplier@arot.example',
    password: 'Wholesale1',
    name: 'Demo Supplier',
    photo: null,
  },
} as const

const trader = (uid: string, name: string, email: string) => ({ uid, name, email, password: 'Wholesale1', photo: null })
const supplier = (sells: Category, ...account: Parameters<typeof trader>) => ({ ...trader(...account), sells })

export const padma = supplier(
  'Home & Kitchen Appliances',
  'demo-padma',
  'Padma Home Traders',
  'sales@padmahome.example',
)
export const sundar = supplier('Fashion & Apparel', 'demo-sundar', 'Sundar Textiles', 'orders@sundartextiles.example')

/** One supplier for each category that the demo supplier does not sell. You can sign in as each of them. */
export const otherSuppliers = [
  padma,
  sundar,
  supplier('Industrial Machinery & Tools', 'demo-karkhana', 'Karkhana Works', 'desk@karkhanaworks.example'),
  supplier('Electronics & Gadgets', 'demo-meghna', 'Meghna Digital Supply', 'trade@meghnadigital.example'),
  supplier('Health & Beauty', 'demo-lotus', 'Lotus Care', 'wholesale@lotuscare.example'),
  supplier('Office Supplies & Stationery', 'demo-kagoj', 'Kagoj Office House', 'office@kagojhouse.example'),
  supplier('Automotive Parts & Accessories', 'demo-rupsha', 'Rupsha Motor Parts', 'hello@rupshamotor.example'),
]

/** A shop that buys from the suppliers. */
export const demoShop = trader('demo-shop', 'Delta Corner Stores', 'buying@deltacorner.example')

/** Decides on verification requests. */
export const demoOperator = trader('demo-operator', 'Demo Operator', 'operator@arot.example')

export const allAccounts = [...Object.values(demoAccounts), ...otherSuppliers, demoShop, demoOperator]

/** The accounts of a fresh start. Their uids never change, so that what they own stays theirs. */
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

/** Who sells what the demo supplier does not, and a shop that buys from them. Each can be signed in with as well. */
export const otherSuppliers = [
  trader('demo-padma', 'Padma Home Traders', 'sales@padmahome.example'),
  trader('demo-sundar', 'Sundar Textiles', 'orders@sundartextiles.example'),
  trader('demo-karkhana', 'Karkhana Works', 'desk@karkhanaworks.example'),
  trader('demo-meghna', 'Meghna Digital Supply', 'trade@meghnadigital.example'),
  trader('demo-lotus', 'Lotus Care', 'wholesale@lotuscare.example'),
  trader('demo-kagoj', 'Kagoj Office House', 'office@kagojhouse.example'),
  trader('demo-rupsha', 'Rupsha Toys & Sport', 'hello@rupshasport.example'),
]

export const demoShop = trader('demo-shop', 'Delta Corner Stores', 'buying@deltacorner.example')

/** Who decides on verifications. */
export const demoOperator = trader('demo-operator', 'Demo Operator', 'operator@arot.example')

export const allAccounts = [...Object.values(demoAccounts), ...otherSuppliers, demoShop, demoOperator]

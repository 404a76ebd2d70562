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

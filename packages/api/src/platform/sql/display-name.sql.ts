// The name of a party that the other party reads, or null.

export const buyerName = (uid: string) => `(SELECT nullif(name, '') FROM users WHERE users.uid = ${uid})`

/** The name of the supplier's page, or else of the account. */
export const sellerName = (uid: string) =>
  `coalesce((SELECT nullif(name, '') FROM suppliers WHERE suppliers.uid = ${uid}), ${buyerName(uid)})`

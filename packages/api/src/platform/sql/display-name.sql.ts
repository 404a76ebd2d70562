// The name that the other party of a trade reads; null without one.

export const buyerName = (uid: string) => `(SELECT nullif(name, '') FROM users WHERE users.uid = ${uid})`

/** By the name of their page, else by their own. */
export const sellerName = (uid: string) =>
  `coalesce((SELECT nullif(name, '') FROM suppliers WHERE suppliers.uid = ${uid}), ${buyerName(uid)})`

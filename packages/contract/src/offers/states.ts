// What an offer can be, who can do what with it, and its limits.

/** What an offer can come to. */
export const offerResults = ['accepted', 'bought', 'declined', 'withdrawn', 'expired', 'lapsed'] as const
export const offerStates = ['asked', 'countered', ...offerResults] as const
export type OfferState = (typeof offerStates)[number]

/** What still waits for somebody: for an answer, or, once agreed, to be bought. */
export const openOfferStates = ['asked', 'countered', 'accepted'] as const satisfies readonly OfferState[]

export const offerParties = ['buyer', 'supplier'] as const
export type OfferParty = (typeof offerParties)[number]

/** Buying is no act of these: it is a purchase that names its offer. */
export const offerActs = ['counter', 'accept', 'decline', 'withdraw'] as const
export type OfferAct = (typeof offerActs)[number]

/** The note in characters, days ahead, hours that units are held, and how often the two may speak in one offer. */
export const offerLimits = { note: 500, days: 30, usualDays: 7, holdHours: 72, versions: 20 }

// The states, parties, acts and limits of an offer.

/** The results of a negotiation. */
export const offerResults = ['accepted', 'bought', 'declined', 'withdrawn', 'expired', 'lapsed'] as const
export const offerStates = ['asked', 'countered', ...offerResults] as const
export type OfferState = (typeof offerStates)[number]

/** The states that need a reply or, if accepted, a purchase. */
export const openOfferStates = ['asked', 'countered', 'accepted'] as const satisfies readonly OfferState[]

export const offerParties = ['buyer', 'supplier'] as const
export type OfferParty = (typeof offerParties)[number]

/** The acts on an offer. Buying is not one: it is a purchase with an `offerId`. */
export const offerActs = ['counter', 'accept', 'decline', 'withdraw'] as const
export type OfferAct = (typeof offerActs)[number]

/** The length of a note, days ahead, hours of a reservation, and the most versions of one offer. */
export const offerLimits = { note: 500, days: 30, usualDays: 7, reservationHours: 72, versions: 20 }

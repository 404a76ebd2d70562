import type { Offer } from '@arot/contract'
import type { Config } from '../../platform/config.ts'
import { earlierId } from '../../platform/http/answers/earlier-names.ts'
import { toImageUrl } from '../media/address.ts'

/** An offer without the field that comes from the server's configuration. */
export type StoredOffer = Omit<Offer, 'reservationHours'>

export function presentOffer(
  { productSnapshot, versions, reservedUntil, ...offer }: StoredOffer,
  { publicUrl, offerReservationHours }: Pick<Config, 'publicUrl' | 'offerReservationHours'>,
) {
  const end = reservedUntil?.toISOString()
  const events = offer.events.map((event) => ({ ...event, at: event.at.toISOString() }))
  return {
    ...offer,
    ...earlierId(offer),
    steps: events,
    reservationHours: offerReservationHours,
    holdHours: offerReservationHours,
    productSnapshot: { ...productSnapshot, image: toImageUrl(productSnapshot.image, publicUrl) },
    versions: versions.map((version) => ({
      ...version,
      at: version.at.toISOString(),
      until: version.until.toISOString(),
    })),
    events,
    ...(end && { reservedUntil: end, heldUntil: end }),
  }
}

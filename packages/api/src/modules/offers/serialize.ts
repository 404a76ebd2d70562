import type { Offer } from '@arot/contract'
import type { Config } from '../../platform/config.ts'
import { earlierId } from '../../platform/http/answers/earlier-id.ts'
import { toImageUrl } from '../media/address.ts'

/** Without what the server’s configuration says of it. */
export type StoredOffer = Omit<Offer, 'holdHours'>

export function presentOffer(
  { productSnapshot, versions, steps, heldUntil, ...offer }: StoredOffer,
  { publicUrl, offerHours }: Pick<Config, 'publicUrl' | 'offerHours'>,
) {
  return {
    ...offer,
    ...earlierId(offer),
    holdHours: offerHours,
    productSnapshot: { ...productSnapshot, image: toImageUrl(productSnapshot.image, publicUrl) },
    versions: versions.map((version) => ({
      ...version,
      at: version.at.toISOString(),
      until: version.until.toISOString(),
    })),
    steps: steps.map((step) => ({ ...step, at: step.at.toISOString() })),
    ...(heldUntil && { heldUntil: heldUntil.toISOString() }),
  }
}

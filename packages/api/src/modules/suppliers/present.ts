// Presents suppliers and requests: a stored path of a picture becomes a URL.
import type { Supplier, Verification, VerificationRequest } from '@arot/contract'
import { earlierId } from '../../platform/http/answers/earlier-names.ts'
import { toImageUrl } from '../media/address.ts'

type HasLogo = { logo?: string | undefined }

const logoOf = ({ logo }: HasLogo, publicUrl: string) => (logo ? { logo: toImageUrl(logo, publicUrl) } : {})

export function presentSupplier(supplier: Supplier, publicUrl: string) {
  const { since, verifiedSince, logo: _, ...facts } = supplier
  return {
    ...facts,
    ...earlierId(supplier),
    ...logoOf(supplier, publicUrl),
    since: since.toISOString(),
    ...(verifiedSince && { verifiedSince: verifiedSince.toISOString() }),
  }
}

export const presentVerification = (verification: Verification, publicUrl: string) => ({
  ...verification,
  ...earlierId(verification),
  ...logoOf(verification, publicUrl),
  document: toImageUrl(verification.document, publicUrl),
  at: verification.at.toISOString(),
})

export const presentRequest = ({ supplier, isOwn, ...request }: VerificationRequest, publicUrl: string) => ({
  ...presentVerification(request, publicUrl),
  supplier: { ...supplier, ...logoOf(supplier, publicUrl) },
  ...(isOwn && { isOwn }),
})

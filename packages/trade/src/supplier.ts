import { type VerificationState, verificationStates } from '@arot/contract'
import type { FormErrors } from '@arot/ui'

/** The fields of a supplier that the components show. Your own type may have more. */
export type SupplierEntry = {
  id: string
  name: string
  /** The address of their logo. Without it their initials are shown. */
  logo?: string | undefined
  place?: string | undefined
  about?: string | undefined
  /** When they began to sell on the marketplace. */
  since: Date
  /** Absent if they are not verified. */
  verifiedSince?: Date | undefined
  /** The smallest value of an order that they accept. */
  smallestOrderValue?: number | undefined
  /** They answer half of their orders within this number of days. Absent if unknown. */
  daysToAnswer?: number | undefined
  /** The average rating of their products, from 1 to 5. */
  rating?: number | undefined
}

/** The values of the form. An empty text removes the value; `null` means no smallest order value. */
export type SupplierValues = {
  name: string
  logo: string
  place: string
  about: string
  smallestOrderValue: number | null
}

export type SupplierErrors = FormErrors<SupplierValues>

export type { VerificationState }
export { verificationStates }

/** The evidence that an operator checks. */
export type VerificationProof = {
  /** The number of the trade licence. */
  licence: string
  /** The address of the licence document. */
  document: string
}

/** Includes `logo`, because a request also has the supplier's saved logo, which can be refused. */
export type VerificationErrors = FormErrors<VerificationProof & { logo: string }>

export type Verification = VerificationProof & {
  id: string
  state: VerificationState
  /** The supplier's name, logo and place as the operator sees them. A grant makes them public. */
  name?: string | undefined
  logo?: string | undefined
  place?: string | undefined
  /** When its state last changed. */
  at: Date
  /** Why it was refused or withdrawn. */
  reason?: string | undefined
}

/** A verification as an operator sees it. */
export type VerificationRequest = Verification & {
  /** Which version of the request is shown. Send it with the decision, so that nobody decides on facts they have not seen. */
  version?: number | undefined
  /** The supplier as buyers see it now. */
  supplier: { id: string; name: string; logo?: string | undefined; place?: string | undefined }
  /** The request belongs to the operator's own company, so somebody else must decide. */
  isOwn?: boolean | undefined
}

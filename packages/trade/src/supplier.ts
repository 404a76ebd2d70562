import { type VerificationState, verificationStates } from '@arot/contract'
import type { FormErrors } from '@arot/ui'

/** What the marketplace shows of a supplier. A host's own may carry more. */
export type SupplierEntry = {
  id: string
  name: string
  /** Address of their logo; without it their initials stand there. */
  logo?: string | undefined
  place?: string | undefined
  about?: string | undefined
  /** When they began to sell here. */
  since: Date
  /** Absent where they are not verified. */
  verifiedSince?: Date | undefined
  /** What an order of theirs must be worth. */
  smallestOrderValue?: number | undefined
  /** Half of their orders are answered within so many days; absent where that is not known. */
  daysToAnswer?: number | undefined
  /** From 1 to 5: the average of their products. */
  rating?: number | undefined
}

/** What suppliers say of themselves. An empty text is none, and `null` no smallest value. */
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

/** What an operator looks at. */
export type VerificationProof = {
  /** The number of the trade licence. */
  licence: string
  /** Where the licence can be read. */
  document: string
}

/** The request would carry the supplier's saved logo, which may be what is wrong. */
export type VerificationErrors = FormErrors<VerificationProof & { logo: string }>

export type Verification = VerificationProof & {
  id: string
  state: VerificationState
  /** The supplier's name, logo and place as the operator sees them. A grant makes them public. */
  name?: string | undefined
  logo?: string | undefined
  place?: string | undefined
  /** When it came to be as it is. */
  at: Date
  /** Why it was refused or withdrawn. */
  reason?: string | undefined
}

/** As an operator sees it. */
export type VerificationRequest = Verification & {
  /** Which version of the request is shown. Send it with the decision, so that nobody decides on facts they have not seen. */
  version?: number | undefined
  /** The supplier as buyers see it now. */
  supplier: { id: string; name: string; logo?: string | undefined; place?: string | undefined }
  /** It is the operator's own: somebody else decides. */
  isOwn?: boolean | undefined
}

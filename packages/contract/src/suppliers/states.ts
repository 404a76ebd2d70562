// The states of a verification, and the limits of a supplier's texts.
import { limits } from '../values/limits.ts'

export const verificationStates = ['requested', 'granted', 'refused', 'withdrawn'] as const
export type VerificationState = (typeof verificationStates)[number]

export type VerificationAct = 'grant' | 'refuse' | 'withdraw'

/** Lengths in characters. */
export const supplierLimits = {
  name: limits.name,
  logo: limits.image,
  place: 100,
  about: 2000,
  licence: 64,
  document: 2048,
  reason: 500,
}

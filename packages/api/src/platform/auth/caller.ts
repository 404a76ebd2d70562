/**
 * The caller as the verified token states it. Rows belong to `uid`. The email is only for display, and for paths that
 * contain it.
 */
export type Caller = {
  uid: string
  email: string
  /** The identity service has confirmed this address. */
  isEmailConfirmed?: boolean
}

/** A caller and when the token expires, in milliseconds like `Date.now()`. */
export type Session = Caller & { until: number; isOperator?: boolean }

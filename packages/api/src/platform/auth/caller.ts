/** Who calls, as the verified token says. Rows are owned by `uid`; the email is for display and for the paths that carry it. */
export type Caller = {
  uid: string
  email: string
  /** The identity service has seen this address confirmed. */
  isEmailConfirmed?: boolean
}

/** A caller as long as the token lasts, in milliseconds as `Date.now()` counts. */
export type Session = Caller & { until: number; isOperator?: boolean }

/** Who calls, as the verified token says. Rows are owned by `uid`; the e-mail is for display and for the paths that carry it. */
export type Caller = { uid: string; email: string }

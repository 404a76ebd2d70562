/** Who signed in, as Firebase tells it. */
export type User = { id: string; email: string; name: string; photo: string | null }

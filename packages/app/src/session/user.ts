/** The signed-in user from Firebase. */
export type User = { id: string; email: string; name: string; photo: string | null }

/** What `POST /users` carries: a Google account may have neither name nor picture. */
export type UserRecord = { name: string; email: string; photo: string | null }

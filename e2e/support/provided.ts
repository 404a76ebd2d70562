declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the app is. */
    app: string
    /** Where the backend answers. */
    api: string
    /** Where the app calls it. */
    host: string
    /** Where the auth emulator is. */
    auth: string
    /** Where our server leaves its emails as files. */
    mail: string
  }
}

export {}

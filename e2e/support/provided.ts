declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the app. */
    app: string
    /** The address of the backend. */
    api: string
    /** The address at which the app calls the backend. */
    host: string
    /** The address of the auth emulator. */
    auth: string
    /** The folder in which our server stores its emails as files. */
    mail: string
  }
}

export {}

// Preloaded into the auth emulator, which otherwise compiles the checks of every call it knows before it answers the
// first one: most of what a start takes. This way each is compiled when it is first called.
import { createRequire } from 'node:module'

type Middleware = (description: unknown, options: object) => unknown

const firebase = createRequire(createRequire(import.meta.url).resolve('firebase-tools'))
const express = firebase('exegesis-express') as { middleware: Middleware }
const { middleware } = express

express.middleware = (description, options) =>
  middleware(description, { ...options, lazyCompileValidationSchemas: true })

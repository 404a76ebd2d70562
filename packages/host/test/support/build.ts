import { buildApp } from '../../../../scripts/app-build.ts'

/** The server is tested over the build that it serves. */
export const setup = () => buildApp()

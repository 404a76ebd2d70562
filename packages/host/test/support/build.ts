import { buildApp } from '../../../../scripts/app-build.ts'

/** Makes the build that the tests serve. */
export const setup = () => buildApp()

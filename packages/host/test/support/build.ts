import { buildApp } from '../../../../scripts/app-build.ts'

export const setup = () => buildApp()

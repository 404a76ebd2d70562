import type { TestProject } from 'vitest/node'
import { provideStack } from './our-stack.ts'

/** Our server with reservations of accepted offers that last seconds. */
export default (project: TestProject) =>
  provideStack(project, { products: 10, apiEnv: { OFFER_RESERVATION_HOURS: '0.0025' } })

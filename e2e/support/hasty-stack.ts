import type { TestProject } from 'vitest/node'
import { provideStack } from './our-stack.ts'

/** Ours, where what was agreed to is held for seconds. */
export default (project: TestProject) => provideStack(project, { products: 10, apiEnv: { OFFER_HOLD_HOURS: '0.0025' } })

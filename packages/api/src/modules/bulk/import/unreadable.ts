import { Refusal } from '../../../platform/api-error.ts'

export const unreadable = (problem: string, details: Record<string, unknown> = {}) =>
  new Refusal('invalid', { fields: { file: problem }, ...details }, problem)

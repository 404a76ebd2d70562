import { ApiProblem } from '../../../platform/api-problem.ts'

export const unreadable = (problem: string, details: Record<string, unknown> = {}) =>
  new ApiProblem('invalid', { fields: { file: problem }, ...details }, problem)

import type { TimelineState } from './timelineState.ts'

/** Said before what has that state; the eye has its sign. */
export type TimelineLabels = Record<TimelineState, string>

export const english: TimelineLabels = { done: 'Done', current: 'Now', upcoming: 'To come', failed: 'Failed' }

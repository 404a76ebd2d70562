import type { TimelineState } from './timelineState.ts'

/** Read before each event by screen readers; an icon shows the state visually. */
export type TimelineLabels = Record<TimelineState, string>

export const english: TimelineLabels = { done: 'Done', current: 'Now', upcoming: 'To come', failed: 'Failed' }

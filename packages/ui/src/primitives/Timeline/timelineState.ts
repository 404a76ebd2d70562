export type TimelineState = 'done' | 'current' | 'upcoming' | 'failed'

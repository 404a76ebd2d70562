/** What kind of thing something is, in colour; words or a picture beside it say the same. A component takes those that fit it. */
export type Tone = 'neutral' | 'brand' | 'info' | 'success' | 'warning' | 'error'

/** What a message can be. */
export type MessageTone = Extract<Tone, 'info' | 'success' | 'warning' | 'error'>

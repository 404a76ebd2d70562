/** The meaning of a colour. A text or an icon beside it says the same. Each component supports some of the tones. */
export type Tone = 'neutral' | 'brand' | 'info' | 'success' | 'warning' | 'error'

/** The tones of a message. */
export type MessageTone = Extract<Tone, 'info' | 'success' | 'warning' | 'error'>

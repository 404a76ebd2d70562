import type { MessageTone } from './tone.ts'

/** The background and the border of a message of each tone. */
export const toneGround: Record<MessageTone, string> = {
  error: 'border-arot-signal bg-arot-signal-soft',
  warning: 'border-arot-caution bg-arot-caution-soft',
  success: 'border-arot-success bg-arot-success-soft',
  info: 'border-arot-control bg-arot-sunken',
}

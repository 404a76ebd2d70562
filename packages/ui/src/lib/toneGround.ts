import type { MessageTone } from './tone.ts'

/** The ground and the edge of a message of each kind. */
export const toneGround: Record<MessageTone, string> = {
  error: 'border-arot-signal bg-arot-signal-soft',
  warning: 'border-arot-caution bg-arot-caution-soft',
  success: 'border-arot-success bg-arot-success-soft',
  info: 'border-arot-control bg-arot-sunken',
}

import type { Tone } from './ToneIcon.tsx'

/** The ground and the edge of a message of each kind. */
export const toneGround: Record<Tone, string> = {
  error: 'border-arot-signal bg-arot-signal-soft',
  warning: 'border-arot-caution bg-arot-caution-soft',
  success: 'border-arot-brand bg-arot-brand-soft',
  info: 'border-arot-control bg-arot-sunken',
}

import type { OnDemand } from '../../lib/onDemand.ts'
import { BrowserAlert } from './BrowserAlert.tsx'
import type { PanelProps } from './question.ts'

/** Loaded at the reader's first sign, or with the first question. */
export const panel: OnDemand<PanelProps> = {
  load: () => import('./AlertPanel.tsx').then(({ AlertPanel }) => AlertPanel),
  standIn: BrowserAlert,
}

import type { OnDemand } from '../../lib/onDemand.ts'
import type { DialogProps } from './Dialog.tsx'
import { PlainDialog } from './PlainDialog.tsx'

export type PanelProps = DialogProps & { labels: { close: string } }

export const panel: OnDemand<PanelProps> = {
  load: () => import('./DialogPanel.tsx').then(({ DialogPanel }) => DialogPanel),
  standIn: PlainDialog,
}

import type { ComponentProps } from 'react'
import type { OnDemand } from '../../lib/onDemand.ts'
import { PlainMenu } from './PlainMenu.tsx'

/** What was pressed, and whether it was by a key: then the first item has the focus. */
export type Opening = { opener: HTMLElement; isByKey: boolean }

export type PanelProps = ComponentProps<'div'> & {
  label: string
  align: 'start' | 'end'
  opening: Opening
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export const panel: OnDemand<PanelProps> = {
  load: () => import('./MenuPanel.tsx').then(({ MenuPanel }) => MenuPanel),
  standIn: PlainMenu,
}

export const panelLook =
  'z-arot-popover min-w-52 max-w-[min(--spacing(80),100vw-1rem)] overflow-y-auto rounded-arot-tile border border-arot-line bg-arot-surface p-1.5 font-arot-sans text-arot-14 text-arot-ink shadow-arot-float outline-none'

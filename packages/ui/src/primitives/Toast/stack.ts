import type { OnDemand } from '../../lib/onDemand.ts'
import { PlainStack } from './PlainStack.tsx'
import type { StackProps } from './toasts.ts'

/** Loaded at the reader's first sign, or with the first toast. */
export const stack: OnDemand<StackProps> = {
  load: () => import('./ToastStack.tsx').then(({ ToastStack }) => ToastStack),
  standIn: PlainStack,
}

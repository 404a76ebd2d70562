import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react'
import { cn, fromCaller } from './cn.ts'
import type { MessageTone } from './tone.ts'

const icons = { success: CircleCheck, warning: TriangleAlert, error: CircleX, info: Info }

const colours = {
  success: 'text-arot-success',
  warning: 'text-arot-caution',
  error: 'text-arot-signal-strong',
  info: 'text-arot-muted',
}

/** The icon of a message's tone. It is hidden from screen readers because the text beside it says the same. */
export function ToneIcon({ tone, className }: { tone: MessageTone; className?: string | undefined }) {
  const Icon = icons[tone]
  return <Icon aria-hidden className={cn('size-5 shrink-0', colours[tone], fromCaller(className))} />
}

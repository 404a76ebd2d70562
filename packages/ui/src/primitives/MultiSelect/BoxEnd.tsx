import { ChevronDown, X } from 'lucide-react'
import { cn } from '../../lib/cn.ts'
import type { ControlSize } from '../Field/control.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { endSizes } from './look.ts'

type Props = { isEmpty: boolean; label: string; size: ControlSize; onClear: () => void }

/** The arrow of the list, or a button that clears the selection if there is one. */
export function BoxEnd({ isEmpty, label, size, onClear }: Props) {
  return isEmpty ? (
    <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-arot-muted" />
  ) : (
    <IconButton
      label={label}
      icon={<X aria-hidden />}
      size="sm"
      className={cn('absolute end-1 text-arot-muted pointer-coarse:top-0 pointer-coarse:end-0', endSizes[size])}
      onClick={onClear}
    />
  )
}

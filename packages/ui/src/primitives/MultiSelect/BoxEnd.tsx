import { ChevronDown, X } from 'lucide-react'
import { IconButton } from '../IconButton/IconButton.tsx'

type Props = { isEmpty: boolean; label: string; onClear: () => void }

/** Shows that there is a list; where something is chosen, takes all of it out. */
export function BoxEnd({ isEmpty, label, onClear }: Props) {
  return isEmpty ? (
    <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-arot-muted" />
  ) : (
    <IconButton
      label={label}
      icon={<X aria-hidden />}
      size="sm"
      className="absolute end-1 top-1 text-arot-muted pointer-coarse:top-0 pointer-coarse:end-0"
      onClick={onClear}
    />
  )
}

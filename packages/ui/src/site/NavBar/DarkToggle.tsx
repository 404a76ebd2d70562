import { Moon, Sun } from 'lucide-react'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'

type DarkToggleProps = { isDark: boolean; onToggle: () => void; label: string }

/** Switches dark mode. The icon shows the mode that a press sets. */
export function DarkToggle({ isDark, onToggle, label }: DarkToggleProps) {
  return (
    <IconButton
      data-slot="nav-bar-dark"
      label={label}
      aria-pressed={isDark}
      icon={isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
      onClick={onToggle}
    />
  )
}

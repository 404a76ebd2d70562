import { Moon, Sun } from 'lucide-react'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'

type DarkToggleProps = { isDark: boolean; onToggle: () => void; label: string }

/** Dark mode, on or off; the picture is of what a press brings. */
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

import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { ArotProvider } from '../packages/ui/src/foundations/ArotProvider/ArotProvider.tsx'

/** The library as a host sets it up. The fixtures' photographs have `photo` in their names; all else is cut out. */
export const withArot: Decorator = (Story) => (
  <ArotProvider isCutout={(src) => !src.includes('photo')}>
    <Story />
  </ArotProvider>
)

/** The toolbar's theme: a class on `body`, as in the app; side by side draws the story once in each. */
export const withTheme: Decorator = (Story, { globals }) => {
  const theme = globals.theme as 'light' | 'dark' | 'both'
  useLayoutEffect(() => {
    document.body.classList.toggle('dark', theme === 'dark')
  }, [theme])
  if (theme !== 'both') return <Story />
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {['light', 'dark'].map((name) => (
        <div key={name} className={`${name} rounded-arot-card bg-arot-canvas p-6 text-arot-ink`}>
          <Story />
        </div>
      ))}
    </div>
  )
}

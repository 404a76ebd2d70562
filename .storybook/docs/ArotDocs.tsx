import { DocsContainer } from '@storybook/addon-docs/blocks'
import { type ComponentProps, useLayoutEffect, useSyncExternalStore } from 'react'
import { addons } from 'storybook/preview-api'
import { ArotProvider } from '../../packages/ui/src/foundations/ArotProvider/ArotProvider.tsx'
import { globalsIn, onGlobals } from '../globals.ts'

/** A documentation page: its live examples have the library's defaults around them, and the toolbar's theme and density. */
export function ArotDocs(props: ComponentProps<typeof DocsContainer>) {
  const { theme = 'light', density = 'comfortable' } = useGlobals()
  useLayoutEffect(() => {
    document.body.classList.toggle('dark', theme === 'dark')
    document.body.classList.toggle('arot-compact', density === 'compact')
  }, [theme, density])
  return (
    <ArotProvider isCutout={(src) => !src.includes('photo')}>
      <DocsContainer {...props} />
    </ArotProvider>
  )
}

function useGlobals() {
  const channel = addons.getChannel()
  const globalsText = useSyncExternalStore(
    (listener) => onGlobals(channel, listener),
    () => JSON.stringify(globalsIn(channel)),
  )
  return JSON.parse(globalsText) as ReturnType<typeof globalsIn>
}

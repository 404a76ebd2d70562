import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { arabic as tradeInArabic } from '../packages/trade/src/messages/arabic.ts'
import { bengali as tradeInBengali } from '../packages/trade/src/messages/bengali.ts'
import { german as tradeInGerman } from '../packages/trade/src/messages/german.ts'
import { ArotProvider, type ArotProviderProps } from '../packages/ui/src/foundations/ArotProvider/ArotProvider.tsx'
import { arabic } from '../packages/ui/src/messages/arabic.ts'
import { bengali } from '../packages/ui/src/messages/bengali.ts'
import { german } from '../packages/ui/src/messages/german.ts'
import { type BrandName, brandSheet, brands } from './brands.ts'
import { type Language, useStoryLanguage } from './storyLanguage.ts'

/** What a host says of its language; in English nothing, as in a story that stands in another. */
const languages: Record<Language, Pick<ArotProviderProps, 'locale' | 'messages'>> = {
  en: {},
  bn: { locale: 'bn-BD', messages: { ...bengali, ...tradeInBengali } },
  ar: { locale: 'ar-EG', messages: { ...arabic, ...tradeInArabic } },
  de: { locale: 'de-DE', messages: { ...german, ...tradeInGerman } },
}

/** The library as a host sets it up. The fixtures' photographs have `photo` in their names; all else is cut out. */
export const withArot: Decorator = (Story, { globals }) => {
  const brand = brands[globals.brand as keyof typeof brands]
  const language = useStoryLanguage(globals.language as Language)
  return (
    <ArotProvider
      {...languages[language]}
      isCutout={(src) => !src.includes('photo')}
      mark={brand?.mark && <img src={brand.mark} alt="" />}
    >
      <Story />
    </ArotProvider>
  )
}

/** The toolbar's brand: its sheet behind ours, as a host would put it. */
export const withBrand: Decorator = (Story, { globals }) => {
  const sheet = brandSheet(globals.brand as BrandName)
  useLayoutEffect(() => {
    if (!sheet) return
    const style = Object.assign(document.createElement('style'), { textContent: sheet })
    document.head.append(style)
    return () => style.remove()
  }, [sheet])
  return <Story />
}

/** The toolbar's language, as a page says it. */
export const withLanguage: Decorator = (Story, { globals }) => {
  const language = useStoryLanguage(globals.language as Language)
  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return <Story />
}

/** The toolbar's density: a class on `body`, as a host would put it. */
export const withDensity: Decorator = (Story, { globals }) => {
  useLayoutEffect(() => {
    document.body.classList.toggle('arot-compact', globals.density === 'compact')
  }, [globals.density])
  return <Story />
}

/** The toolbar's direction: `dir` on the document, as a host would put it. */
export const withDirection: Decorator = (Story, { globals }) => {
  const isRightToLeft = globals.direction === 'rtl'
  useLayoutEffect(() => {
    if (!isRightToLeft) return
    document.documentElement.dir = 'rtl'
    return () => document.documentElement.removeAttribute('dir')
  }, [isRightToLeft])
  return <Story />
}

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

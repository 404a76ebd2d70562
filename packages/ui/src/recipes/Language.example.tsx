import type { Messages } from '@arot/ui'
import { ArotProvider } from '@arot/ui/ArotProvider'
import { Pagination } from '@arot/ui/Pagination'
import { Price } from '@arot/ui/Price'
import { QuantityStepper } from '@arot/ui/QuantityStepper'
import { Segmented } from '@arot/ui/Segmented'
import { useState } from 'react'

type Spoken = {
  tag: string
  dir: 'ltr' | 'rtl'
  locale: string
  currency: string
  /** A text of the host's own. */
  quantity: string
  messages?: Partial<Messages>
}

const english: Spoken = { tag: 'en', dir: 'ltr', locale: 'en-GB', currency: 'GBP', quantity: 'Quantity' }

/** Loads the texts of a language only when a reader needs them. */
const languages: Record<string, () => Promise<Spoken>> = {
  en: async () => english,
  bn: async () => {
    const { bengali } = await import('@arot/ui/messages/bn')
    return { tag: 'bn', dir: 'ltr', locale: 'bn-BD', currency: 'BDT', quantity: 'পরিমাণ', messages: bengali }
  },
  ar: async () => {
    const { arabic } = await import('@arot/ui/messages/ar')
    return { tag: 'ar', dir: 'rtl', locale: 'ar-EG', currency: 'EGP', quantity: 'الكمية', messages: arabic }
  },
  de: async () => {
    const { german } = await import('@arot/ui/messages/de')
    return { tag: 'de', dir: 'ltr', locale: 'de-DE', currency: 'EUR', quantity: 'Menge', messages: german }
  },
}

export function LanguageExample() {
  const [spoken, setSpoken] = useState(english)
  const { tag, dir, locale, currency, quantity, messages = {} } = spoken
  return (
    <div className="grid gap-6">
      <Segmented
        label="Language"
        options={[
          { value: 'en', label: 'English' },
          { value: 'bn', label: 'বাংলা' },
          { value: 'ar', label: 'العربية' },
          { value: 'de', label: 'Deutsch' },
        ]}
        value={tag}
        onValueChange={async (chosen) => {
          const language = await languages[chosen]?.()
          if (language) setSpoken(language)
        }}
      />
      <div lang={tag} dir={dir} className="grid max-w-md justify-items-start gap-4">
        <ArotProvider locale={locale} currency={currency} messages={messages} timeZone="Asia/Dhaka">
          <Price amount={1284.5} />
          <QuantityStepper key={tag} label={quantity} defaultValue={120} min={120} max={960} />
          <Pagination page={2} pageCount={9} hrefFor={(page) => `#page-${page}`} />
        </ArotProvider>
      </div>
    </div>
  )
}

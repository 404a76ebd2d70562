'use client'

import { Button } from '@arot/ui/Button'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { formatExactMoney } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { saved } from '@arot/ui/internal/lib/saved'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { FormSection } from '@arot/ui/internal/primitives/Field/FormSection'
import { Notice } from '@arot/ui/Notice'
import { NumberInput, readNumber } from '@arot/ui/NumberInput'
import type { UploadPicture } from '@arot/ui/PicturesField'
import { TextArea } from '@arot/ui/TextArea'
import { TextInput } from '@arot/ui/TextInput'
import { type ComponentProps, type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { isUploading, PictureOrAddress } from '../PictureOrAddress.tsx'
import type { SupplierEntry, SupplierErrors, SupplierValues } from '../supplier.ts'
import { english, type SupplierFormLabels } from './labels.ts'

export type { SupplierErrors, SupplierFormLabels, SupplierValues }

export type SupplierAnswer = Promise<SupplierErrors | null | undefined> | Promise<void>

export type SupplierFormProps = Omit<ComponentProps<'form'>, 'children' | 'onSubmit' | 'onChange' | 'noValidate'> & {
  /** The supplier as saved. While a new name, logo or place waits for an operator, give those: otherwise saving takes them back. */
  supplier: SupplierEntry
  /** Saves; resolves to what is wrong with it, or to nothing. */
  onSubmit: (values: SupplierValues) => SupplierAnswer
  /** The host's rules, over what can be read. */
  validate?: ((values: SupplierValues) => SupplierErrors) | undefined
  /** Uploads a logo and resolves to its address. Without it the form takes an address only. */
  uploadPicture?: UploadPicture | undefined
  labels?: Partial<SupplierFormLabels> | undefined
}

/** In the order of the form: the first wrong one gets the focus. */
const fields = ['name', 'place', 'about', 'logo', 'smallestOrderValue'] as const

/** What suppliers say of themselves on their page. */
export function SupplierForm({
  supplier,
  onSubmit,
  validate,
  uploadPicture,
  labels,
  className,
  ...props
}: SupplierFormProps) {
  const { locale, currency } = useHost()
  const words = useWords('SupplierForm', english, labels)
  const [errors, setErrors] = useState<SupplierErrors>({})
  const [isPending, setIsPending] = useState(false)
  const isVerified = supplier.verifiedSince !== undefined

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    const { values, faults } = read(form, words, locale)
    const wrong = { ...validate?.(values), ...faults, ...(isUploading(form) && { logo: words.uploading }) }
    if (Object.values(wrong).some(Boolean)) return show(form, wrong)
    setErrors({})
    setIsPending(true)
    const refused = await saved(() => onSubmit(values), words.failed)
    setIsPending(false)
    show(form, refused)
  }

  /** Written before the focus moves: a screen reader reads the field together with its error. */
  function show(form: HTMLFormElement, faults: SupplierErrors) {
    flushSync(() => setErrors(faults))
    const first = fields.find((field) => faults[field])
    if (first) (form.elements.namedItem(first) as HTMLElement | null)?.focus()
  }

  const field = (name: keyof SupplierValues) => ({ name, label: words[name], error: errors[name] })
  return (
    <form
      data-slot="supplier-form"
      aria-busy={isPending || undefined}
      {...props}
      noValidate
      onSubmit={submit}
      onChange={({ target }) => setErrors({ ...errors, [(target as unknown as HTMLInputElement).name]: undefined })}
      className={cn(
        'grid max-w-5xl gap-6 rounded-arot-card border border-arot-line bg-arot-surface p-4 shadow-arot-card arot-md:p-6',
        fromCaller(className),
      )}
    >
      <FormSection title={words.sections.profile} hint={isVerified ? words.reviewHint : undefined}>
        <TextInput {...field('name')} required defaultValue={supplier.name} autoComplete="organization" />
        <TextInput {...field('place')} hint={words.placeHint} defaultValue={supplier.place} />
        <TextArea
          {...field('about')}
          hint={words.aboutHint}
          defaultValue={supplier.about}
          className="arot-md:col-span-2"
        />
        <PictureOrAddress
          {...field('logo')}
          hint={words.logoHint}
          defaultValue={supplier.logo}
          upload={uploadPicture}
          words={words.logoPicture}
          onChange={() => setErrors((all) => ({ ...all, logo: undefined }))}
          className="arot-md:col-span-2"
        />
      </FormSection>
      <FormSection title={words.sections.orders}>
        <NumberInput
          {...field('smallestOrderValue')}
          hint={words.smallestOrderValueHint}
          hasDecimals
          format={(value) => formatExactMoney(value, currency, locale)}
          defaultValue={supplier.smallestOrderValue}
        />
      </FormSection>
      {errors.form === undefined ? null : <Notice {...errors.form} />}
      <Button type="submit" size="lg" isPending={isPending} className="arot-md:justify-self-end">
        {words.save}
      </Button>
    </form>
  )
}

function read(form: HTMLFormElement, words: SupplierFormLabels, locale: string) {
  const told = new FormData(form)
  const text = (name: keyof SupplierValues) => String(told.get(name) ?? '').trim()
  // The text: the form's data has the number.
  const typed = (form.elements.namedItem('smallestOrderValue') as HTMLInputElement).value.trim()
  const value = typed === '' ? null : readNumber(typed, locale)
  const faults: SupplierErrors = {
    ...(text('name') === '' && { name: words.missing }),
    ...(typed !== '' && value === null && { smallestOrderValue: words.unreadable(typed) }),
  }
  const values: SupplierValues = {
    name: text('name'),
    logo: text('logo'),
    place: text('place'),
    about: text('about'),
    smallestOrderValue: value,
  }
  return { values, faults }
}

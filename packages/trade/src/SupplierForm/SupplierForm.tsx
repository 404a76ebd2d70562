'use client'

import type { FormAnswer } from '@arot/ui'
import { Button } from '@arot/ui/Button'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { formatExactMoney } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { NumberInput, readNumber } from '@arot/ui/NumberInput'
import type { UploadPicture } from '@arot/ui/PicturesField'
import { TextArea } from '@arot/ui/TextArea'
import { TextInput } from '@arot/ui/TextInput'
import { type Form, useForm } from '@arot/ui/useForm'
import type { ComponentProps } from 'react'
import { FormSection } from '../FormSection.tsx'
import { isUploading, PictureOrAddress } from '../PictureOrAddress.tsx'
import type { SupplierEntry, SupplierErrors, SupplierValues } from '../supplier.ts'
import { english, type SupplierFormLabels } from './labels.ts'

export type { SupplierErrors, SupplierFormLabels, SupplierValues }

export type SupplierFormProps = Omit<ComponentProps<'form'>, 'children' | keyof Form['props']> & {
  /** The supplier as saved. If a new name, logo or place waits for an operator, pass that one: saving would revert it otherwise. */
  supplier: SupplierEntry
  /** Saves the values. If it resolves to errors, the form shows them. */
  onSubmit: (values: SupplierValues) => FormAnswer<SupplierValues>
  /** Your own rules, checked before the form is sent. */
  validate?: ((values: SupplierValues) => SupplierErrors) | undefined
  /** Uploads a logo and resolves to its address. Without it the form only accepts an address. */
  uploadPicture?: UploadPicture | undefined
  labels?: Partial<SupplierFormLabels> | undefined
}

/** The form in which suppliers edit their public page. */
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
  const form = useForm<SupplierValues>({
    read: (element) => read(element, locale),
    validate: (values, element) => {
      const own = validate?.(values)
      return { ...own, fields: { ...own?.fields, ...unread(element, values, words) } }
    },
    onSubmit,
    failure: words.failed,
  })
  const isVerified = supplier.verifiedSince !== undefined

  const field = (name: keyof SupplierValues) => ({ ...form.field(name), label: words[name] })
  return (
    <form
      data-slot="supplier-form"
      {...props}
      {...form.props}
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
      {form.notice}
      <Button type="submit" size="lg" isPending={form.isPending} className="arot-md:justify-self-end">
        {words.save}
      </Button>
    </form>
  )
}

function read(form: HTMLFormElement, locale: string): SupplierValues {
  const data = new FormData(form)
  const text = (name: keyof SupplierValues) => String(data.get(name) ?? '').trim()
  return {
    name: text('name'),
    logo: text('logo'),
    place: text('place'),
    about: text('about'),
    smallestOrderValue: readNumber(readOrderValue(form), locale),
  }
}

/** The errors of empty or unreadable fields. */
function unread(form: HTMLFormElement, { name, smallestOrderValue }: SupplierValues, words: SupplierFormLabels) {
  const typed = readOrderValue(form)
  return {
    ...(name === '' && { name: words.missing }),
    ...(typed !== '' && smallestOrderValue === null && { smallestOrderValue: words.unreadable(typed) }),
    ...(isUploading(form) && { logo: words.uploading }),
  }
}

/** The typed text. The form's data only has the number. */
const readOrderValue = (form: HTMLFormElement) =>
  (form.elements.namedItem('smallestOrderValue') as HTMLInputElement).value.trim()

'use client'

import type { HeadingLevel } from '@arot/ui'
import { Badge } from '@arot/ui/Badge'
import { Button } from '@arot/ui/Button'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { formatDate } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { saved } from '@arot/ui/internal/lib/saved'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { Notice } from '@arot/ui/Notice'
import type { UploadPicture } from '@arot/ui/PicturesField'
import { TextInput } from '@arot/ui/TextInput'
import { BadgeCheck, BadgeX, Clock } from 'lucide-react'
import { type ComponentProps, type FormEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { isUploading, PictureOrAddress } from '../PictureOrAddress.tsx'
import type { Verification, VerificationErrors, VerificationProof } from '../supplier.ts'
import { english, type VerificationPanelLabels } from './labels.ts'

export type { VerificationErrors, VerificationPanelLabels, VerificationProof }

export type VerificationAnswer = Promise<VerificationErrors | null | undefined> | Promise<void>

export type VerificationPanelProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** The last one; without it nothing was sent yet. */
  verification?: Verification | undefined
  /** Sends what is to be looked at; resolves to what is wrong with it, or to nothing. */
  onRequest: (proof: VerificationProof) => VerificationAnswer
  /** The host's rules, over what is filled in. */
  validate?: ((proof: VerificationProof) => VerificationErrors) | undefined
  /** Uploads a picture of the document and resolves to its address. Without it the form takes an address only. */
  uploadPicture?: UploadPicture | undefined
  /** The level of its heading. @default 2 */
  headingLevel?: HeadingLevel | undefined
  labels?: Partial<VerificationPanelLabels> | undefined
}

/** How a supplier's verification stands, and the way to ask for it where nothing waits and nothing holds. */
export function VerificationPanel({
  verification,
  onRequest,
  validate,
  uploadPicture,
  headingLevel = 2,
  labels,
  className,
  ...props
}: VerificationPanelProps) {
  const words = useWords('VerificationPanel', english, labels)
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const isOpen = verification === undefined || ['refused', 'withdrawn'].includes(verification.state)
  return (
    <section
      data-slot="verification-panel"
      data-state={verification?.state ?? 'none'}
      aria-labelledby={id}
      {...props}
      className={cn(
        'grid content-start gap-4 rounded-arot-card border border-arot-line bg-arot-surface p-5 shadow-arot-card',
        fromCaller(className),
      )}
    >
      <Heading id={id} className="font-arot-display font-bold text-arot-20 tracking-tight">
        {words.title}
      </Heading>
      {verification === undefined ? (
        <p className="text-pretty text-arot-14 text-arot-muted">{words.text}</p>
      ) : (
        <Standing verification={verification} words={words} />
      )}
      {isOpen ? (
        <Request
          key={verification?._id}
          {...{ onRequest, validate, uploadPicture, words }}
          isAgain={verification !== undefined}
        />
      ) : null}
    </section>
  )
}

const looks = {
  requested: { icon: Clock, tone: 'warning' },
  granted: { icon: BadgeCheck, tone: 'brand' },
  refused: { icon: BadgeX, tone: 'error' },
  withdrawn: { icon: BadgeX, tone: 'error' },
} as const

function Standing({ verification, words }: { verification: Verification; words: VerificationPanelLabels }) {
  const { locale, timeZone } = useHost()
  const { state, at, reason, licence, name } = verification
  const { icon: Icon, tone } = looks[state]
  return (
    <div role="status" className="grid justify-items-start gap-3 text-arot-14">
      <Badge tone={tone} className="[&_svg]:size-3.5">
        <Icon aria-hidden />
        {words.states[state](formatDate(at, locale, timeZone) ?? '')}
      </Badge>
      {reason === undefined ? null : (
        <p className="wrap-anywhere whitespace-pre-line">
          <strong className="font-semibold">{words.reason}: </strong>
          <bdi>{reason}</bdi>
        </p>
      )}
      <p className="text-pretty text-arot-muted">{words.next[state]}</p>
      {state === 'requested' && name ? (
        <p className="wrap-anywhere">
          {words.name}: <bdi>{name}</bdi>
        </p>
      ) : null}
      <p className="wrap-anywhere text-arot-13 text-arot-muted">
        {words.licence}: <bdi>{licence}</bdi>
      </p>
    </div>
  )
}

type RequestProps = Pick<VerificationPanelProps, 'onRequest' | 'validate' | 'uploadPicture'> & {
  words: VerificationPanelLabels
  isAgain: boolean
}

function Request({ onRequest, validate, uploadPicture, words, isAgain }: RequestProps) {
  const [errors, setErrors] = useState<VerificationErrors>({})
  const [isPending, setIsPending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    const told = new FormData(form)
    const text = (name: string) => String(told.get(name) ?? '').trim()
    const proof = { licence: text('licence'), document: text('document') }
    const wrong = {
      ...validate?.(proof),
      ...missing(proof, words),
      ...(isUploading(form) && { document: words.uploading }),
    }
    if (Object.values(wrong).some(Boolean)) return show(form, wrong)
    setErrors({})
    setIsPending(true)
    const refused = await saved(() => onRequest(proof), words.failed)
    setIsPending(false)
    show(form, refused)
  }

  /** Written before the focus moves: a screen reader reads the field together with its error. */
  function show(form: HTMLFormElement, faults: VerificationErrors) {
    flushSync(() => setErrors(faults))
    const first = (['licence', 'document'] as const).find((field) => faults[field])
    if (first) (form.elements.namedItem(first) as HTMLElement | null)?.focus()
  }

  const field = (name: keyof VerificationProof) => ({
    name,
    label: words[name],
    hint: words[`${name}Hint`],
    error: errors[name],
    required: true,
  })
  const clear = (name: keyof VerificationProof) => setErrors((all) => ({ ...all, [name]: undefined }))
  return (
    <form noValidate aria-busy={isPending || undefined} onSubmit={submit} className="grid gap-4">
      <TextInput {...field('licence')} spellCheck={false} autoComplete="off" onValueChange={() => clear('licence')} />
      <PictureOrAddress
        {...field('document')}
        upload={uploadPicture}
        words={words.documentPicture}
        onChange={() => clear('document')}
      />
      {errors.logo === undefined ? null : <Notice title={errors.logo} />}
      {errors.form === undefined ? null : <Notice {...errors.form} />}
      <Button type="submit" isPending={isPending} className="justify-self-start">
        {isAgain ? words.sendAgain : words.send}
      </Button>
    </form>
  )
}

function missing({ licence, document }: VerificationProof, words: VerificationPanelLabels): VerificationErrors {
  return {
    ...(licence === '' && { licence: words.missing.licence }),
    ...(document === '' && { document: words.missing.document }),
  }
}

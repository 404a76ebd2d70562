'use client'

import type { FormAnswer, HeadingLevel } from '@arot/ui'
import { Badge } from '@arot/ui/Badge'
import { Button } from '@arot/ui/Button'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { formatDate } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { useFocusFallback } from '@arot/ui/internal/lib/useFocusFallback'
import { useWords } from '@arot/ui/internal/lib/useWords'
import type { UploadPicture } from '@arot/ui/PicturesField'
import { TextInput } from '@arot/ui/TextInput'
import { useForm } from '@arot/ui/useForm'
import { BadgeCheck, BadgeX, Clock } from 'lucide-react'
import { type ComponentProps, useId, useRef } from 'react'
import { isUploading, PictureOrAddress } from '../PictureOrAddress.tsx'
import type { Verification, VerificationErrors, VerificationProof } from '../supplier.ts'
import { english, type VerificationPanelLabels } from './labels.ts'

export type { VerificationErrors, VerificationPanelLabels, VerificationProof }

export type VerificationPanelProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** The last request. Leave out if there was none. */
  verification?: Verification | undefined
  /** Sends the request. If it resolves to errors, the form shows them. */
  onRequest: (proof: VerificationProof) => FormAnswer<VerificationProof & { logo: string }>
  /** Your own rules, checked before the form is sent. */
  validate?: ((proof: VerificationProof) => VerificationErrors) | undefined
  /** Uploads a picture of the document and resolves to its address. Without it the form only accepts an address. */
  uploadPicture?: UploadPicture | undefined
  /** The heading level of the title. @default 2 */
  headingLevel?: HeadingLevel | undefined
  labels?: Partial<VerificationPanelLabels> | undefined
}

/** The state of a supplier's verification, and the form to request it while none is pending or granted. */
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
      tabIndex={-1}
      {...props}
      className={cn(
        'grid content-start gap-4 rounded-arot-card border border-arot-line bg-arot-surface p-5 shadow-arot-card outline-none',
        fromCaller(className),
      )}
    >
      <Heading id={id} className="font-arot-display font-bold text-arot-20 tracking-tight">
        {words.title}
      </Heading>
      {/* Always there, because a screen reader announces only changes of a status that it already knows. */}
      <div role="status" className="grid justify-items-start gap-3 text-arot-14">
        {verification === undefined ? (
          <p className="text-pretty text-arot-muted">{words.text}</p>
        ) : (
          <Standing verification={verification} words={words} />
        )}
      </div>
      {isOpen ? (
        <Request
          key={verification?.id}
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
    <>
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
    </>
  )
}

type RequestProps = Pick<VerificationPanelProps, 'onRequest' | 'validate' | 'uploadPicture'> & {
  words: VerificationPanelLabels
  isAgain: boolean
}

function Request({ onRequest, validate, uploadPicture, words, isAgain }: RequestProps) {
  const element = useRef<HTMLFormElement>(null)
  useFocusFallback(element)
  const form = useForm<VerificationProof>({
    read: (element) => {
      const data = new FormData(element)
      const text = (name: string) => String(data.get(name) ?? '').trim()
      return { licence: text('licence'), document: text('document') }
    },
    validate: (proof, element) => {
      const own = validate?.(proof)
      const document = isUploading(element) ? { document: words.uploading } : {}
      return { ...own, fields: { ...own?.fields, ...missing(proof, words), ...document } }
    },
    onSubmit: onRequest,
    failure: words.failed,
  })

  const field = (name: keyof VerificationProof) => ({
    ...form.field(name),
    label: words[name],
    hint: words[`${name}Hint`],
    required: true,
  })
  return (
    <form ref={element} {...form.props} className="grid gap-4">
      <TextInput {...field('licence')} spellCheck={false} autoComplete="off" />
      <PictureOrAddress {...field('document')} upload={uploadPicture} words={words.documentPicture} />
      {form.notice}
      <Button type="submit" isPending={form.isPending} className="justify-self-start">
        {isAgain ? words.sendAgain : words.send}
      </Button>
    </form>
  )
}

function missing({ licence, document }: VerificationProof, words: VerificationPanelLabels) {
  return {
    ...(licence === '' && { licence: words.missing.licence }),
    ...(document === '' && { document: words.missing.document }),
  }
}

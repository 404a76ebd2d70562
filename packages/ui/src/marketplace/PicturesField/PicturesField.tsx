'use client'

import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cn, fromCaller } from '../../lib/cn.ts'
import { formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { useFormReset } from '../../lib/useFormReset.ts'
import { useWords } from '../../lib/useWords.ts'
import { FileDrop } from '../../primitives/FileDrop/FileDrop.tsx'
import type { Tint } from '../../primitives/Picture/Picture.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { english, type PicturesFieldLabels } from './labels.ts'
import { PictureTile } from './PictureTile.tsx'
import { movePicture, pack, readPictures } from './pictures.ts'
import { type UploadOptions, type UploadPicture, useUploads } from './useUploads.ts'

export { readPictures } from './pictures.ts'
export type { PicturesFieldLabels, UploadOptions, UploadPicture }

export type PicturesFieldProps = Pick<ComponentProps<'div'>, 'id' | 'className' | 'ref'> & {
  /** The label of the field for the first picture's address. */
  label: string
  /** The error of the first picture. */
  error?: string | undefined
  /** The error of all pictures together. */
  picturesError?: string | undefined
  /** The initial addresses. The first one is the main picture. */
  defaultValue?: readonly string[] | undefined
  /** Called with the addresses after each change. The first one is the main picture. */
  onValueChange?: ((images: string[]) => void) | undefined
  /** Uploads a file and returns its address. */
  upload: UploadPicture
  /** The name of the form field with the first address. */
  name?: string | undefined
  /** The name of the form field with all addresses. Read it with `readPictures`. */
  allName?: string | undefined
  /** The maximum number of pictures. @default 6 */
  max?: number | undefined
  /** The maximum size of a file, in bytes. @default 10000000 */
  maxSize?: number | undefined
  /** Whether a form needs at least one picture. */
  required?: boolean | undefined
  /** A visual mark after the label: “(optional)”, or an empty text for none. @default a star if required */
  mark?: string | undefined
  /** The background of cutouts. */
  tint?: Tint | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<PicturesFieldLabels> | undefined
}

const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif'

/** Pictures, the main one first: dropped files, or a typed address. With `max` 1 there is a single picture. */
export function PicturesField({
  label,
  error,
  picturesError,
  defaultValue = [],
  onValueChange,
  upload,
  name,
  allName,
  max = 6,
  maxSize = 10_000_000,
  required,
  mark,
  tint,
  labels,
  className,
  ...props
}: PicturesFieldProps) {
  const { locale } = useHost()
  const words = useWords('PicturesField', english, labels)
  const [images, setImages] = useState<readonly string[]>(defaultValue)
  /** The pictures that are shown. A typed address loads on blur, not at every keystroke. */
  const [visible, setVisible] = useState<readonly string[]>(defaultValue)
  const [spoken, setSpoken] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const carrier = useRef<HTMLInputElement>(null)
  const carried = pack(images)
  const lastCarried = useRef(carried)
  /** The current pictures, because several uploads can end before React renders. */
  const latest = useRef(images)
  /** The order in which the uploaded files were chosen. */
  const sequence = useRef(new Map<string, number>())
  const { files, change, send, isSending } = useUploads(upload, arrive, words.failed)
  const [first = '', ...others] = images
  const room = max - images.filter((image) => image !== '').length
  const format = (number: number) => formatNumber(number, locale)
  useFormReset(carrier, () => set([...defaultValue]))

  // Dispatched after the hidden field has its new value, for listeners of the form.
  useEffect(() => {
    if (lastCarried.current === carried) return
    lastCarried.current = carried
    carrier.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [carried])

  function keep(next: readonly string[]) {
    latest.current = next
    setImages(next)
    onValueChange?.(next.filter((image) => image !== ''))
  }

  function set(next: readonly string[]) {
    setVisible(next)
    keep(next)
  }

  function arrive(image: string, place: number) {
    const all = latest.current.filter((other) => other !== '')
    if (all.includes(image)) return
    const next = all.findIndex((other) => (sequence.current.get(other) ?? 0) > place)
    sequence.current.set(image, place)
    set(all.toSpliced(next < 0 ? all.length : next, 0, image).slice(0, max))
  }

  /** On blur: if the first address was removed, the next picture takes its place. */
  const leave = () =>
    set([first.trim(), ...others].filter((image, at, all) => image !== '' && all.indexOf(image) === at))

  function move(from: number, to: number) {
    const towards = to < from ? 'earlier' : 'later'
    flushSync(() => set(movePicture(images, from, to)))
    setSpoken(words.moved(format(to + 1), format(images.length)))
    list.current?.children[to]?.querySelector<HTMLElement>(`[data-move=${towards}]`)?.focus()
  }

  /** The focus goes to the picture that takes its place, else to the one before, else to the address field. */
  function remove(at: number) {
    flushSync(() => set(images.toSpliced(at, 1)))
    setSpoken(words.removed(format(at + 1)))
    const left = list.current?.children
    const next = left?.[Math.min(at, left.length - 1)]?.querySelector<HTMLElement>('button:last-of-type')
    ;(next ?? carrier.current?.parentElement?.querySelector<HTMLElement>('input[type=url]'))?.focus()
  }

  return (
    <div
      data-slot="pictures-field"
      data-state={isSending ? 'sending' : 'idle'}
      {...props}
      className={cn('grid min-w-0 gap-4', fromCaller(className))}
    >
      <FileDrop
        label={words.files}
        hint={words.filesHint(format(max), max)}
        error={picturesError}
        accept={accepted}
        multiple={max > 1}
        maxFiles={Math.max(room, files.length)}
        maxSize={maxSize}
        files={files}
        onValueChange={change}
        onRetry={send}
        {...(room > 0 ? {} : { disabledReason: words.full(format(max), max) })}
      />
      {first === '' && others.length === 0 ? null : (
        <ol ref={list} aria-label={words.pictures} className="m-0 flex list-none flex-wrap gap-3 p-0">
          {images.map((image, at) => (
            <PictureTile
              key={at === 0 ? `first ${visible[0]}` : image}
              image={visible[at] ?? image}
              {...{ at, tint, words }}
              count={images.length}
              isOnly={max === 1}
              onMove={move}
              onRemove={remove}
            />
          ))}
        </ol>
      )}
      <TextInput
        {...{ label, error, name, required, mark }}
        hint={words.hint}
        type="url"
        inputMode="url"
        autoComplete="off"
        value={first}
        onChange={({ target }) => keep([target.value, ...others])}
        onBlur={leave}
      />
      <p role="status" className="sr-only">
        {spoken}
      </p>
      {/* Not `type="hidden"`, so that a host that restores drafts can write to it. */}
      <input
        ref={carrier}
        hidden
        name={allName}
        value={carried}
        onChange={({ target }) => set(readPictures(target.value))}
        autoComplete="off"
      />
    </div>
  )
}

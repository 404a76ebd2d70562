'use client'

import { cva } from 'class-variance-authority'
import { UserRound } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { repeatFailure } from '../../lib/repeatFailure.ts'

const avatar = cva(
  'relative inline-grid shrink-0 select-none place-items-center overflow-hidden rounded-full border border-arot-line bg-arot-brand-soft font-bold text-arot-brand-strong',
  {
    variants: { size: { sm: 'size-8 text-arot-12', md: 'size-10 text-arot-14', lg: 'size-16 text-arot-20' } },
    defaultVariants: { size: 'md' },
  },
)

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The name of the person. It is the accessible name, and the source of the initials. */
  name: string
  /** The address of the photo. Without a photo, or if it fails to load, the initials appear. */
  src?: string | null | undefined
  /**
   * The size.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined
}

/** A person, as a photo or initials. */
export function Avatar({ name, src, size, className, ...props }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  const hasPhoto = src != null && src !== '' && src !== brokenSrc
  const initials = initialsOf(name)
  return (
    <span
      data-slot="avatar"
      data-state={hasPhoto ? 'photo' : 'initials'}
      {...(name === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      {...props}
      className={cn(avatar({ size }), fromCaller(className))}
    >
      <span aria-hidden>{initials || <UserRound className="size-[1.3em]" />}</span>
      {hasPhoto ? (
        // The photo lies over the initials, so that nothing flashes while it loads and nothing moves if it fails.
        <img
          data-slot="avatar-photo"
          ref={repeatFailure}
          src={src}
          alt=""
          width={64}
          height={64}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBrokenSrc(src)}
          className="absolute inset-0 size-full bg-arot-surface object-cover"
        />
      ) : null}
    </span>
  )
}

/** The first characters of the first and the last word, in any script. */
function initialsOf(name: string) {
  const words = name.trim().split(/\s+/)
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  return chosen.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('')
}

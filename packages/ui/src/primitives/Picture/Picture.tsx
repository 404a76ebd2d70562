'use client'

import { ImageOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { useHost } from '../../lib/host.ts'
import { repeatFailure } from '../../lib/repeatFailure.ts'

export type Tint = 'mint' | 'sand' | 'rose' | 'sky'

export type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'ref'> & {
  /** Empty or missing shows the placeholder, as does one that cannot be loaded. */
  src?: string | null | undefined
  /** Empty where the words beside it say the same. */
  alt: string
  /** The ground behind it. @default 'mint' */
  tint?: Tint | undefined
  /** How wide it is drawn, as the browser is told: it chooses by it where the host has `pictureSources`. @default '20rem' */
  sizes?: string | undefined
  /** Above the fold: load it first and at once. @default false */
  isPriority?: boolean | undefined
}

/**
 * A picture in a frame whose size the caller gives, so nothing moves when it arrives: a photograph fills the frame,
 * a cut-out stands on the tint with a margin, and a missing or broken one leaves a quiet placeholder.
 */
export function Picture({
  src,
  alt,
  tint = 'mint',
  sizes = '20rem',
  isPriority = false,
  className,
  onError,
  ...props
}: PictureProps) {
  const { isCutout, pictureSources } = useHost()
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  const isShown = src != null && src !== '' && src !== brokenSrc
  const sources = isShown ? pictureSources(src) : undefined
  // What waits until it is in sight has its width by then, and a browser that knows `auto` takes that.
  const drawn = isPriority ? sizes : `auto, ${sizes}`
  const image = isShown && (
    <img
      data-slot="picture-image"
      // 256 px is the drawing size of our own pictures; the frame decides what is seen.
      width={256}
      height={256}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : 'auto'}
      decoding="async"
      {...(sources && { srcSet: sources.webp, sizes: drawn })}
      {...props}
      ref={repeatFailure}
      src={src}
      alt={alt}
      onError={(event) => {
        setBrokenSrc(src)
        onError?.(event)
      }}
      className={cn('absolute inset-0 size-full', isCutout(src) ? cutout : 'object-cover')}
    />
  )
  return (
    <span
      data-slot="picture"
      data-state={isShown ? 'shown' : 'missing'}
      className={cn('relative block overflow-hidden', tints[tint], fromCaller(className))}
    >
      {image ? (
        sources?.avif ? (
          <picture className="contents">
            <source type="image/avif" srcSet={sources.avif} sizes={drawn} />
            {image}
          </picture>
        ) : (
          image
        )
      ) : (
        <span
          {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
          className="absolute inset-0 grid place-items-center text-arot-ink"
        >
          <ImageOff aria-hidden className="size-[22%] min-h-4 min-w-4 max-w-10 opacity-60" strokeWidth={1.5} />
        </span>
      )}
    </span>
  )
}

/** With a rim of light where the tile is dark: the goods may be dark as well. */
const cutout = 'object-contain p-[12%] drop-shadow-[0_0_1px_var(--arot-color-tile-rim)]'

const tints: Record<Tint, string> = {
  mint: 'bg-radial from-arot-tile-mint-from to-arot-tile-mint-to',
  sand: 'bg-radial from-arot-tile-sand-from to-arot-tile-sand-to',
  rose: 'bg-radial from-arot-tile-rose-from to-arot-tile-rose-to',
  sky: 'bg-radial from-arot-tile-sky-from to-arot-tile-sky-to',
}

'use client'

import { ImageOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { useHost } from '../../lib/host.ts'
import { repeatFailure } from '../../lib/repeatFailure.ts'

export type Tint = 'mint' | 'sand' | 'rose' | 'sky'

export type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'ref'> & {
  /** The address of the picture. Without one, or if it fails to load, a placeholder appears. */
  src?: string | null | undefined
  /** The alternative text. Empty if the text beside the picture says the same. */
  alt: string
  /** The background of the picture. @default 'mint' */
  tint?: Tint | undefined
  /** The rendered width, as in HTML. The browser uses it to choose among the host's `pictureSources`. @default '20rem' */
  sizes?: string | undefined
  /** Loads the picture first and at once, for pictures above the fold. @default false */
  isPriority?: boolean | undefined
}

/**
 * A picture in a frame with a fixed size, so that nothing moves when it loads: a photograph fills the frame, a cutout
 * has a margin on the tint, and a missing or broken picture shows a placeholder.
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
  // A lazy picture has its width when it loads, and browsers that support `auto` use that.
  const drawn = isPriority ? sizes : `auto, ${sizes}`
  const image = isShown && (
    <img
      data-slot="picture-image"
      // 256 px is the size of our own pictures. The frame decides the visible size.
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

/** A light rim on dark tiles, because the goods may be dark too. */
const cutout = 'object-contain p-[12%] drop-shadow-[0_0_1px_var(--arot-color-tile-rim)]'

const tints: Record<Tint, string> = {
  mint: 'bg-radial from-arot-tile-mint-from to-arot-tile-mint-to',
  sand: 'bg-radial from-arot-tile-sand-from to-arot-tile-sand-to',
  rose: 'bg-radial from-arot-tile-rose-from to-arot-tile-rose-to',
  sky: 'bg-radial from-arot-tile-sky-from to-arot-tile-sky-to',
}

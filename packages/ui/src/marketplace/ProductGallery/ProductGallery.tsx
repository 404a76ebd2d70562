'use client'

import { Maximize2 } from 'lucide-react'
import { type ComponentProps, type ComponentType, type KeyboardEvent, useRef, useState } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { directionOf } from '../../lib/direction.ts'
import { formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { useWords } from '../../lib/useWords.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Picture, type Tint } from '../../primitives/Picture/Picture.tsx'
import type { LargePicturesProps } from './LargePictures.tsx'
import { english, type ProductGalleryLabels } from './labels.ts'
import { PictureWays } from './PictureWays.tsx'

export type { ProductGalleryLabels }

export type ProductGalleryProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** The addresses of the pictures, the main one first. */
  images: readonly string[]
  /** The name of the product. */
  name: string
  /** The background of cutouts. */
  tint?: Tint | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<ProductGalleryLabels> | undefined
}

/**
 * Several pictures of a product: one of them large, with thumbnails below. The user can swipe, and a press shows the
 * picture in full screen.
 */
export function ProductGallery({ images, name, tint, labels, className, ...props }: ProductGalleryProps) {
  const { locale } = useHost()
  const words = useWords('ProductGallery', english, labels)
  const track = useRef<HTMLUListElement>(null)
  const [position, setPosition] = useState(0)
  const format = (at: number) => formatNumber(at, locale)
  const last = images.length - 1
  const place = (at: number) => words.picture(format(at + 1), format(images.length))
  const nameOf = (at: number) => (at === 0 ? name : `${name}: ${place(at)}`)
  const ways = (at: number) => ({
    place: place(at),
    count: `${format(at + 1)} / ${format(images.length)}`,
    previous: words.previous,
    next: words.next,
  })
  const [Large, setLarge] = useState<ComponentType<LargePicturesProps> | null>(null)
  const [large, setIsLarge] = useState({ isOpen: false, at: 0 })
  const [isComing, setIsComing] = useState(false)

  /** Scrolls to a picture. From right to left the others are at the left. */
  function show(at: number) {
    const [first, wanted] = [track.current?.children[0], track.current?.children[at]] as (HTMLElement | undefined)[]
    if (first && wanted) track.current?.scrollTo({ left: wanted.offsetLeft - first.offsetLeft })
  }

  /** The index that a key leads to. */
  function keyFrom(at: number, event: KeyboardEvent<HTMLElement>) {
    const along = directionOf(event.currentTarget) === 'rtl' ? -1 : 1
    const to = { ArrowRight: at + along, ArrowLeft: at - along, Home: 0, End: last }[event.key]
    return to === undefined ? undefined : Math.min(Math.max(to, 0), last)
  }

  function press(event: KeyboardEvent<HTMLUListElement>) {
    if (event.key === 'Enter') return void enlarge()
    const to = keyFrom(position, event)
    if (to === undefined) return
    event.preventDefault()
    show(to)
  }

  /**
   * Loads the full-screen view on demand, because most buyers do not use it. If loading fails, the picture stays as it
   * is.
   */
  async function enlarge() {
    if (isComing) return
    setIsComing(true)
    try {
      const { LargePictures } = await import('./LargePictures.tsx')
      setLarge(() => LargePictures)
      setIsLarge({ isOpen: true, at: position })
    } catch {
      // The next press tries again.
    } finally {
      setIsComing(false)
    }
  }

  return (
    <section
      data-slot="product-gallery"
      aria-label={words.gallery(name)}
      {...props}
      className={cn('min-w-0', fromCaller(className))}
    >
      <div className="relative">
        <ul
          ref={track}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be focusable
          tabIndex={0}
          aria-label={words.gallery(name)}
          onClick={() => void enlarge()}
          onKeyDown={press}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setPosition(Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth)))
          }
          className={swiped}
        >
          {images.map((image, at) => (
            <li key={image} data-slot="product-gallery-picture" className="w-full shrink-0 snap-center snap-always">
              <Picture
                src={image}
                alt={nameOf(at)}
                tint={tint}
                sizes="(min-width: 48rem) 36rem, 100vw"
                isPriority={at === 0}
                className="aspect-3/2 arot-md:aspect-square"
              />
            </li>
          ))}
        </ul>
        <PictureWays {...{ position, last }} onShow={show} words={ways(position)} />
        <IconButton
          label={words.enlarge}
          icon={<Maximize2 aria-hidden />}
          variant="secondary"
          isPending={isComing}
          onClick={() => void enlarge()}
          className={cn('absolute start-3 bottom-3 rounded-full shadow-arot-card print:hidden')}
        />
      </div>
      <ul className="mt-3 flex list-none gap-2 overflow-x-auto p-1 print:hidden">
        {images.map((image, at) => (
          <li key={image} className="shrink-0">
            <button
              type="button"
              data-slot="product-gallery-thumbnail"
              aria-label={words.show(format(at + 1))}
              aria-current={at === position || undefined}
              onClick={() => show(at)}
              className={thumbnail}
            >
              <Picture src={image} alt="" tint={tint} sizes="4rem" className="size-full rounded-[inherit]" />
            </button>
          </li>
        ))}
      </ul>
      {Large === null ? null : (
        <Large
          {...{ images, name, tint }}
          isOpen={large.isOpen}
          onOpenChange={(isOpen) => setIsLarge({ ...large, isOpen })}
          position={large.at}
          // The gallery below follows, so that it shows the last picture after closing.
          onShow={(at) => {
            setIsLarge({ ...large, at })
            show(at)
          }}
          placeOf={(event) => keyFrom(large.at, event)}
          words={{ name: nameOf(large.at), ...ways(large.at) }}
        />
      )}
    </section>
  )
}

const swiped =
  'arot-focus m-0 flex cursor-zoom-in list-none snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth rounded-arot-card p-0 motion-reduce:scroll-auto [scrollbar-width:none]'

const thumbnail =
  'arot-focus block size-16 rounded-arot-tile border-2 border-transparent p-0.5 hover:border-arot-control aria-[current=true]:border-arot-brand forced-colors:aria-[current=true]:border-[Highlight]'

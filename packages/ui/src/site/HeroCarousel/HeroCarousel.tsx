'use client'

import { type ComponentProps, type FocusEvent, type PointerEvent, useState } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { useWords } from '../../lib/useWords.ts'
import { Controls } from './Controls.tsx'
import type { HeroSlide } from './heroSlide.ts'
import { english, type HeroCarouselLabels } from './labels.ts'
import { Slide } from './Slide.tsx'
import { useRotation } from './useRotation.ts'
import { useSwipe } from './useSwipe.ts'

export type { HeroCarouselLabels, HeroSlide }

export type HeroCarouselProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** The address that every slide links to. */
  href: string
  /** The slides, in order. */
  slides: HeroSlide[]
  /** How long each slide is shown, in milliseconds. @default 3000 */
  interval?: number | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<HeroCarouselLabels> | undefined
}

/**
 * Offers at the top of the home page, one after the other in a loop. It pauses on hover and while it contains the
 * focus, has a button to pause and play, and with reduced motion changes only on request.
 */
export function HeroCarousel({
  href,
  slides,
  interval = 3000,
  labels,
  className,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  ...props
}: HeroCarouselProps) {
  const words = useWords('HeroCarousel', english, labels)
  const { locale } = useHost()
  const [isHovered, setIsHovered] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const rotation = useRotation({ count: slides.length, interval, isHeld: isHovered || hasFocus })
  const swipe = useSwipe(rotation.step, props)

  return (
    <section
      data-slot="hero-carousel"
      aria-roledescription="carousel"
      aria-label={words.carousel}
      {...props}
      {...swipe}
      onPointerEnter={(event: PointerEvent<HTMLElement>) => {
        setIsHovered(event.pointerType === 'mouse')
        onPointerEnter?.(event)
      }}
      onPointerLeave={(event: PointerEvent<HTMLElement>) => {
        setIsHovered(false)
        onPointerLeave?.(event)
      }}
      onFocus={(event: FocusEvent<HTMLElement>) => {
        setHasFocus(true)
        onFocus?.(event)
      }}
      onBlur={(event: FocusEvent<HTMLElement>) => {
        setHasFocus(event.currentTarget.contains(event.relatedTarget))
        onBlur?.(event)
      }}
      className={cn(
        'relative isolate touch-pan-y overflow-hidden rounded-arot-hero border border-transparent [print-color-adjust:exact] bg-arot-hero-from bg-origin-border bg-radial-[at_calc(50%+10%*var(--arot-flow,1))_95%] from-arot-hero-to to-70% to-arot-hero-from text-arot-on-hero arot-md:bg-radial-[at_calc(50%+38%*var(--arot-flow,1))_40%]',
        fromCaller(className),
      )}
    >
      {slides.length > 1 ? (
        <Controls
          count={slides.length}
          index={rotation.index}
          isPlaying={rotation.isPlaying}
          onToggle={rotation.toggle}
          onShow={rotation.show}
          onStep={rotation.step}
          labels={words}
        />
      ) : null}
      {/* Announces a slide that the reader requests, but not one that appears by itself. */}
      <div aria-live={rotation.isRotating ? 'off' : 'polite'} className="grid grid-cols-1 arot-md:min-h-96">
        {slides.map((slide, position) => (
          <Slide
            key={slide.name}
            slide={slide}
            href={href}
            label={words.slide(formatNumber(position + 1, locale), formatNumber(slides.length, locale), slide.name)}
            isShown={position === rotation.index}
            isFirst={position === 0}
          />
        ))}
      </div>
    </section>
  )
}

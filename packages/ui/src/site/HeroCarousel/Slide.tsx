import { ArrowRight } from 'lucide-react'
import { cn } from '../../lib/cn.ts'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import type { HeroSlide } from './heroSlide.ts'

type SlideProps = {
  slide: HeroSlide
  href: string
  label: string
  isShown: boolean
  /** Whether it is the first slide, whose pictures load first. */
  isFirst: boolean
}

/** A slide. All slides are in one grid cell, so the tallest sets the height and nothing moves on a change. */
export function Slide({ slide, href, label, isShown, isFirst }: SlideProps) {
  return (
    <div
      data-slot="hero-slide"
      data-state={isShown ? 'shown' : 'hidden'}
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={!isShown}
      className={cn(
        'relative col-start-1 row-start-1 grid min-w-0 grid-cols-1 content-between gap-6 px-6 pt-6 pb-17 transition-[opacity,visibility] duration-arot-calm arot-md:grid-cols-[1.3fr_1fr] arot-md:content-center arot-md:items-center arot-md:px-14 arot-md:pt-12 arot-md:pb-24',
        isShown ? 'visible opacity-100' : 'invisible opacity-0',
      )}
    >
      <div className="grid min-w-0 grid-cols-1 justify-items-start gap-3 arot-md:gap-4">
        {slide.eyebrow === undefined ? null : (
          <p className="hidden rounded-arot-card border arot-sm:block border-arot-on-hero/25 bg-arot-on-hero/10 px-3 py-1 font-medium text-arot-12">
            {slide.eyebrow}
          </p>
        )}
        {slide.heading === undefined ? null : (
          <h2 className="wrap-anywhere max-w-[16em] text-balance font-arot-display font-bold text-arot-32 tracking-tight arot-lg:text-arot-48">
            {slide.heading}
          </h2>
        )}
        {slide.text === undefined ? null : (
          <p
            className={cn(
              'wrap-anywhere max-w-[28em] text-pretty text-arot-16',
              slide.heading === undefined && 'max-w-[17em] font-medium text-arot-24',
            )}
          >
            {slide.text}
          </p>
        )}
        <ButtonLink
          href={href}
          size="lg"
          className="mt-1 h-auto min-h-12 max-w-[calc(100%-6rem)] px-3 arot-md:px-6 arot-md:mt-2 arot-md:max-w-full shrink whitespace-normal bg-arot-hero-action py-2 text-arot-on-hero-action hover:bg-arot-on-hero focus-visible:outline-arot-on-hero"
        >
          {slide.action}
          <ArrowRight aria-hidden className="arot-mirror" />
        </ButtonLink>
      </div>
      <Still pictures={slide.pictures ?? []} isFirst={isFirst} />
    </div>
  )
}

/** The pictures, arranged as a group on a soft light. */
function Still({ pictures, isFirst }: { pictures: string[]; isFirst: boolean }) {
  if (pictures.length === 0) return null
  return (
    <div className="pointer-events-none absolute end-6 bottom-16 aspect-5/4 w-24 arot-sm:w-40 arot-md:relative arot-md:end-auto arot-md:bottom-auto arot-md:mx-auto arot-md:w-full arot-md:max-w-sm">
      {pictures.slice(0, 3).map((src, place) => (
        <img
          key={src}
          src={src}
          alt=""
          width={256}
          height={256}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst && place === 0 ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          className={cn('absolute h-auto select-none drop-shadow-2xl', places[place])}
        />
      ))}
    </div>
  )
}

const places = [
  'start-[4%] top-[8%] w-[66%]',
  'end-0 bottom-0 w-[46%]',
  'end-[4%] top-0 w-[30%] rotate-[calc(6deg*var(--arot-flow,1))]',
]

'use client'

import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { cn } from '../../lib/cn.ts'
import { formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'

type ControlsProps = {
  count: number
  index: number
  isPlaying: boolean
  onToggle: () => void
  onShow: (index: number) => void
  onStep: (by: 1 | -1) => void
  labels: {
    pause: string
    play: string
    previous: string
    next: string
    show: (position: string) => string
    slides: string
  }
}

/**
 * The button to pause comes first, so that the keyboard reaches it before the moving slides; then the dots and the two
 * arrows.
 */
export function Controls({ count, index, isPlaying, onToggle, onShow, onStep, labels }: ControlsProps) {
  const { locale } = useHost()
  return (
    <div
      data-slot="hero-controls"
      className="print:hidden absolute inset-x-6 bottom-4 z-arot-raised flex items-center gap-1 arot-md:inset-x-14 arot-md:bottom-6"
    >
      <IconButton
        label={isPlaying ? labels.pause : labels.play}
        icon={isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        onClick={onToggle}
        className={onHero}
      />
      <div role="group" aria-label={labels.slides} className="flex items-center">
        {Array.from({ length: count }, (_, position) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position
            key={position}
            type="button"
            aria-label={labels.show(formatNumber(position + 1, locale))}
            aria-current={position === index || undefined}
            onClick={() => onShow(position)}
            className="arot-focus group/dot grid h-10 w-7 cursor-pointer place-items-center rounded-arot-control focus-visible:outline-arot-on-hero pointer-coarse:size-11"
          >
            <span
              className={cn(
                'block h-1.5 rounded-full border border-transparent bg-arot-on-hero transition-opacity duration-arot-quick',
                position === index ? 'w-5' : 'w-1.5 opacity-60 group-hover/dot:opacity-100',
              )}
            />
          </button>
        ))}
      </div>
      <IconButton
        label={labels.previous}
        icon={<ChevronLeft aria-hidden className="arot-mirror" />}
        onClick={() => onStep(-1)}
        className={cn(onHero, 'ms-auto')}
      />
      <IconButton
        label={labels.next}
        icon={<ChevronRight aria-hidden className="arot-mirror" />}
        onClick={() => onStep(1)}
        className={onHero}
      />
    </div>
  )
}

const onHero =
  'rounded-full border-arot-on-hero/25 bg-arot-on-hero/10 text-arot-on-hero hover:bg-arot-on-hero/20 focus-visible:outline-arot-on-hero'

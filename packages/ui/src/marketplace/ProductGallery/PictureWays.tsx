import { ChevronLeft, ChevronRight } from 'lucide-react'
import { cn } from '../../lib/cn.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'

type PictureWaysProps = {
  /** The index of the picture and of the last one, from 0. */
  position: number
  last: number
  onShow: (at: number) => void
  words: { place: string; count: string; previous: string; next: string }
}

/** On a large picture: its number, and buttons to the previous and the next one. */
export function PictureWays({ position, last, onShow, words }: PictureWaysProps) {
  return (
    <>
      <p
        data-slot="product-gallery-count"
        role="status"
        className="absolute end-3 bottom-3 rounded-full bg-arot-surface px-2.5 py-1 font-medium text-arot-12 text-arot-ink tabular-nums shadow-arot-card print:hidden"
      >
        <span aria-hidden>{words.count}</span>
        <span className="sr-only">{words.place}</span>
      </p>
      <IconButton
        label={words.previous}
        icon={<ChevronLeft aria-hidden className="arot-mirror" />}
        variant="secondary"
        aria-disabled={position === 0 || undefined}
        onClick={() => onShow(Math.max(position - 1, 0))}
        className={cn(way, 'start-3')}
      />
      <IconButton
        label={words.next}
        icon={<ChevronRight aria-hidden className="arot-mirror" />}
        variant="secondary"
        aria-disabled={position === last || undefined}
        onClick={() => onShow(Math.min(position + 1, last))}
        className={cn(way, 'end-3')}
      />
    </>
  )
}

const way = 'absolute top-1/2 -translate-y-1/2 rounded-full shadow-arot-card print:hidden'

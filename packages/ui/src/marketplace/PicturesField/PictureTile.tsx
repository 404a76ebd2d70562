'use client'

import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Picture, type Tint } from '../../primitives/Picture/Picture.tsx'
import type { PicturesFieldLabels } from './labels.ts'

type Props = {
  image: string
  at: number
  count: number
  /** The field has only one picture, so there is no order. */
  isOnly: boolean
  tint: Tint | undefined
  words: PicturesFieldLabels
  onMove: (from: number, to: number) => void
  onRemove: (at: number) => void
}

/** The data type of a tile that is dragged, to tell it apart from dragged files and links. */
const dragged = 'application/x-arot-picture'

/** A picture in the list. The user can drag it, move it with buttons, and remove it. */
export function PictureTile({ image, at, count, isOnly, tint, words, onMove, onRemove }: Props) {
  const { locale } = useHost()
  const [isOver, setIsOver] = useState(false)
  const place = formatNumber(at + 1, locale)

  function over(event: DragEvent) {
    if (!event.dataTransfer.types.includes(dragged)) return
    event.preventDefault()
    setIsOver(true)
  }

  function drop(event: DragEvent) {
    const from = event.dataTransfer.getData(dragged)
    setIsOver(false)
    if (from === '') return
    event.preventDefault()
    onMove(Number(from), at)
  }

  return (
    <li
      data-slot="pictures-field-picture"
      data-state={isOver ? 'over' : 'idle'}
      draggable={!isOnly}
      onDragStart={({ dataTransfer }) => dataTransfer.setData(dragged, String(at))}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={cn(
        'grid w-33 gap-1 rounded-arot-tile border border-arot-line bg-arot-surface p-1 data-[state=over]:border-arot-brand data-[state=over]:bg-arot-brand-soft',
        !isOnly && 'cursor-grab',
      )}
    >
      <span className="relative block">
        <Picture
          src={image}
          alt={words.picture(place)}
          tint={tint}
          sizes="8rem"
          draggable={false}
          className="aspect-square w-full rounded-arot-control"
        />
        {at === 0 && !isOnly ? (
          <Badge isOnPicture className="absolute start-1.5 top-1.5">
            {words.main}
          </Badge>
        ) : null}
      </span>
      <span className="flex justify-between">
        {isOnly ? null : (
          <>
            <IconButton
              label={words.earlier(place)}
              icon={<ChevronLeft aria-hidden className="arot-mirror" />}
              size="sm"
              data-move="earlier"
              aria-disabled={at === 0 || undefined}
              onClick={() => at > 0 && onMove(at, at - 1)}
            />
            <IconButton
              label={words.later(place)}
              icon={<ChevronRight aria-hidden className="arot-mirror" />}
              size="sm"
              data-move="later"
              aria-disabled={at === count - 1 || undefined}
              onClick={() => at < count - 1 && onMove(at, at + 1)}
            />
          </>
        )}
        <IconButton label={words.remove(place)} icon={<X aria-hidden />} size="sm" onClick={() => onRemove(at)} />
      </span>
    </li>
  )
}

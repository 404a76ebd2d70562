'use client'

import type { KeyboardEvent } from 'react'
import { cn } from '../../lib/cn.ts'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Picture, type Tint } from '../../primitives/Picture/Picture.tsx'
import { PictureWays } from './PictureWays.tsx'

export type LargePicturesProps = {
  images: readonly string[]
  name: string
  tint: Tint | undefined
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The index of the picture, from 0. */
  position: number
  onShow: (at: number) => void
  /** Returns the index that a key leads to, or undefined. */
  placeOf: (event: KeyboardEvent<HTMLElement>) => number | undefined
  words: { name: string; place: string; count: string; previous: string; next: string }
}

/** A picture in full, as large as the screen allows. */
export function LargePictures(props: LargePicturesProps) {
  const { images, name, tint, isOpen, onOpenChange, position, onShow, placeOf, words } = props

  function press(event: KeyboardEvent<HTMLElement>) {
    const to = placeOf(event)
    if (to === undefined) return
    event.preventDefault()
    onShow(to)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={name}
      size="lg"
      className={cn('arot-sm:max-w-240')}
      onKeyDown={press}
    >
      <div data-slot="product-gallery-large" className="relative">
        <Picture
          key={images[position]}
          src={images[position]}
          alt={words.name}
          tint={tint}
          // The largest source, whatever the width of the dialog, because the user wants to see details.
          sizes="80rem"
          isPriority
          className="h-[min(72dvh,52rem)] rounded-arot-tile [&_img]:object-contain"
        />
        <PictureWays {...{ position, last: images.length - 1, onShow, words }} />
      </div>
    </Dialog>
  )
}

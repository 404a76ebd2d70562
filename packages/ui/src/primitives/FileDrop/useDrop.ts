'use client'

import { type DragEvent, useState } from 'react'
import type { Incoming } from './file.ts'

/** Hears files being dragged over an element and dropped on it; text and links are left alone. */
export function useDrop(isTaking: boolean, take: (incoming: readonly Incoming[]) => void) {
  const [isOver, setIsOver] = useState(false)

  function over(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    // Else the browser leaves the page for the file.
    event.preventDefault()
    event.dataTransfer.dropEffect = isTaking ? 'copy' : 'none'
    setIsOver(isTaking)
  }

  return {
    isOver,
    zone: {
      onDragEnter: over,
      onDragOver: over,
      onDragLeave(event: DragEvent) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false)
      },
      onDrop(event: DragEvent) {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsOver(false)
        if (isTaking) take(incomingOf(event.dataTransfer))
      },
    },
  }
}

function incomingOf({ items, files }: DataTransfer): Incoming[] {
  const ofFiles = [...(items ?? [])].filter(({ kind }) => kind === 'file')
  if (ofFiles.length === 0) return [...files].map((file) => ({ file }))
  return ofFiles.flatMap((item) => {
    const file = item.getAsFile()
    return file ? [{ file, isFolder: item.webkitGetAsEntry?.()?.isDirectory ?? false }] : []
  })
}

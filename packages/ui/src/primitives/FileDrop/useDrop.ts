'use client'

import { type DragEvent, useEffect, useState } from 'react'
import type { Incoming } from './file.ts'

/** Hears files being dragged over an element and dropped on it; text and links are left alone. */
export function useDrop(isTaking: boolean, take: (incoming: readonly Incoming[]) => void) {
  const [isOver, setIsOver] = useState(false)

  // A file that is dropped beside it would take the whole page away, and what was filled in with it.
  useEffect(() => {
    for (const type of ['dragover', 'drop'] as const) addEventListener(type, refuseBeside)
    return () => {
      for (const type of ['dragover', 'drop'] as const) removeEventListener(type, refuseBeside)
    }
  }, [])

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

/** What nobody else has taken. Another field of the page, a file input of the browser's own, has its drops. */
function refuseBeside(event: globalThis.DragEvent) {
  const isFile = event.dataTransfer?.types.includes('Files')
  if (!isFile || event.defaultPrevented || (event.target as Element).closest?.('input[type=file]')) return
  event.preventDefault()
  event.dataTransfer!.dropEffect = 'none'
}

function incomingOf({ items, files }: DataTransfer): Incoming[] {
  const ofFiles = [...(items ?? [])].filter(({ kind }) => kind === 'file')
  if (ofFiles.length === 0) return [...files].map((file) => ({ file }))
  return ofFiles.flatMap((item) => {
    const file = item.getAsFile()
    return file ? [{ file, isFolder: item.webkitGetAsEntry?.()?.isDirectory ?? false }] : []
  })
}

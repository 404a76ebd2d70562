'use client'

import { type DragEvent, useEffect, useState } from 'react'
import type { Incoming } from './file.ts'

/** Handles files that are dragged over an element or dropped on it. Dragged text and links are ignored. */
export function useDrop(isTaking: boolean, take: (incoming: readonly Incoming[]) => void) {
  const [isOver, setIsOver] = useState(false)

  // A file dropped beside the field would open in the browser, and the user would lose the form.
  useEffect(() => {
    for (const type of ['dragover', 'drop'] as const) addEventListener(type, refuseBeside)
    return () => {
      for (const type of ['dragover', 'drop'] as const) removeEventListener(type, refuseBeside)
    }
  }, [])

  function over(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    // Otherwise the browser opens the file.
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

/** Prevents drops that no other element handles. Other fields and native file inputs still get theirs. */
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

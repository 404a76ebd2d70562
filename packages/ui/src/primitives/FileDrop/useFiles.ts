'use client'

import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useFormReset } from '../../lib/useFormReset.ts'
import { checkFiles, type FileDropFile, type FileDropLimits, type Incoming, type Refusal } from './file.ts'

type Settings = {
  input: RefObject<HTMLInputElement | null>
  files: readonly FileDropFile[] | undefined
  limits: FileDropLimits
  onValueChange: ((files: FileDropFile[]) => void) | undefined
}

/** Keeps the list, or has the host keep it, and the browser's own field in step with it: a form sends what is listed. */
export function useFiles({ input, files, limits, onValueChange }: Settings) {
  const [own, setOwn] = useState<readonly FileDropFile[]>([])
  const [refused, setRefused] = useState<readonly Refusal[]>([])
  const current = files ?? own
  const latest = useRef(current)

  function change(next: FileDropFile[]) {
    setOwn(next)
    onValueChange?.(next)
  }

  useLayoutEffect(() => {
    latest.current = current
    if (input.current) hold(input.current, current)
  })

  useFormReset(input, () => {
    setRefused([])
    if (current.length > 0) change([])
    // The browser empties its field after the event. A host may have kept the list, or emptied it too.
    setTimeout(() => input.current && hold(input.current, latest.current))
  })

  return {
    files: current,
    refused,
    take(incoming: readonly Incoming[]) {
      const verdict = checkFiles(incoming, current, limits)
      setRefused(verdict.refused)
      if (verdict.accepted.length > 0) change(verdict.files)
      // What the browser let in, and we did not, is out of its field again.
      else if (input.current) hold(input.current, current)
      return verdict
    },
    remove: ({ id }: { id: string }) => change(current.filter((each) => each.id !== id)),
    dismiss: ({ id }: { id: string }) => setRefused(refused.filter((each) => each.id !== id)),
  }
}

function hold(input: HTMLInputElement, files: readonly FileDropFile[]) {
  if (typeof DataTransfer === 'undefined') return
  const wanted = files.flatMap(({ file }) => file ?? [])
  const inputFiles = [...(input.files ?? [])]
  if (inputFiles.length === wanted.length && inputFiles.every((file, index) => file === wanted[index])) return
  const transfer = new DataTransfer()
  for (const file of wanted) transfer.items.add(file)
  // Where a test has put a list of its own in its place it cannot be set, and an assignment would throw.
  Reflect.set(input, 'files', transfer.files)
}

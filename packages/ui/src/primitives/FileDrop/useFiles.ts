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

/** The list of files, controlled or not. Keeps the native input in step, so that a form submits the listed files. */
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
    // The browser resets the input after the event. The host may have kept or cleared its list.
    setTimeout(() => input.current && hold(input.current, latest.current))
  })

  return {
    files: current,
    refused,
    take(incoming: readonly Incoming[]) {
      const verdict = checkFiles(incoming, current, limits)
      setRefused(verdict.refused)
      if (verdict.accepted.length > 0) change(verdict.files)
      // Removes rejected files from the native input.
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
  // Some test tools define `files` as read-only, so that an assignment would throw.
  Reflect.set(input, 'files', transfer.files)
}

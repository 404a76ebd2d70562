'use client'

import { useEffect, useRef, useState } from 'react'
import type { FileDropFile } from '../../primitives/FileDrop/FileDrop.tsx'

export type UploadOptions = {
  signal: AbortSignal
  /** Call it with the uploaded fraction, from 0 to 1. */
  onProgress: (part: number) => void
}

/**
 * Uploads a picture and resolves to its address. If it rejects, the message appears beside the file. An error with
 * `canRetry: false` rejects the file itself, so the user can only remove it.
 */
export type UploadPicture = (file: File, options: UploadOptions) => Promise<string>

/**
 * Uploads files separately. A finished file leaves the list and becomes a picture; a failed one stays. `turn` is the
 * order in which the files were chosen, because larger files end later.
 */
export function useUploads(upload: UploadPicture, onArrival: (image: string, place: number) => void, failed: string) {
  const [files, setFiles] = useState<readonly FileDropFile[]>([])
  const senders = useRef(new Map<string, AbortController>())
  const sequence = useRef(new Map<string, number>())
  const arrival = useRef(onArrival)
  useEffect(() => {
    arrival.current = onArrival
  })
  useEffect(() => {
    const all = senders.current
    return () => {
      for (const sender of all.values()) sender.abort()
      all.clear()
    }
  }, [])

  const note = (id: string, changes: Partial<FileDropFile>) =>
    setFiles((all) => all.map((file) => (file.id === id ? { ...file, ...changes } : file)))

  async function send({ id, file }: FileDropFile) {
    if (!file) return
    const sender = new AbortController()
    senders.current.set(id, sender)
    note(id, { state: 'uploading', progress: undefined, error: undefined })
    try {
      const image = await upload(file, {
        signal: sender.signal,
        // After the last byte the server still works, for an unknown time.
        onProgress: (part) => note(id, { progress: part < 1 ? part : undefined }),
      })
      if (sender.signal.aborted) return
      setFiles((all) => all.filter((other) => other.id !== id))
      arrival.current(image, sequence.current.get(id) ?? 0)
    } catch (error) {
      if (sender.signal.aborted) return
      note(id, { state: 'failed', ...failureOf(error, failed) })
    } finally {
      senders.current.delete(id)
    }
  }

  /** Uploads added files, and cancels the uploads of removed ones. */
  function change(now: readonly FileDropFile[]) {
    for (const [id, sender] of senders.current) if (!now.some((file) => file.id === id)) sender.abort()
    const added = now.filter(({ id }) => !files.some((file) => file.id === id))
    setFiles(now.map((file) => (added.includes(file) ? { ...file, state: 'uploading' } : file)))
    for (const file of added) {
      sequence.current.set(file.id, sequence.current.size + 1)
      void send(file)
    }
  }

  return { files, change, send, isSending: files.some(({ state }) => state === 'uploading') }
}

function failureOf(error: unknown, failed: string): Pick<FileDropFile, 'error' | 'canRetry'> {
  if (!(error instanceof Error)) return { error: failed }
  return { error: error.message || failed, canRetry: (error as { canRetry?: boolean }).canRetry }
}

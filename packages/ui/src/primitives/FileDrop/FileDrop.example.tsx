import { FileDrop, type FileDropFile } from '@arot/ui/FileDrop'
import { useEffect, useState } from 'react'

const begun: FileDropFile[] = [{ id: 'catalogue', name: 'catalogue-2026.pdf', size: 2_400_000, state: 'done' }]

/** The host uploads the files. This example uploads nothing and marks each file as done. */
export function FileDropExample() {
  const [files, setFiles] = useState(begun)
  const isSending = files.some(({ state }) => state === 'uploading')

  useEffect(() => {
    if (!isSending) return
    const arrival = setTimeout(() => setFiles((all) => all.map((file) => ({ ...file, state: 'done' }))), 1500)
    return () => clearTimeout(arrival)
  }, [isSending])

  return (
    <FileDrop
      label="Papers of your company"
      hint="PDF or pictures, at most five, 10 MB each."
      accept=".pdf,image/*"
      multiple
      maxFiles={5}
      maxSize={10_000_000}
      files={files}
      onValueChange={(now) => setFiles(now.map((file) => ({ ...file, state: file.state ?? 'uploading' })))}
    />
  )
}

import { FileDrop, type FileDropFile } from '@arot/ui/FileDrop'
import { useState } from 'react'

export function FileDropExample() {
  const [files, setFiles] = useState<FileDropFile[]>([])
  return (
    <FileDrop
      label="Papers of the shipment"
      hint="PDF or pictures, up to 5 MB each."
      accept=".pdf,image/*"
      maxSize={5_000_000}
      multiple
      files={files}
      onFilesChange={setFiles}
    />
  )
}

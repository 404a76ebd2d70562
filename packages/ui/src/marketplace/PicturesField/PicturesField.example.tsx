import { PicturesField } from '@arot/ui/PicturesField'
import { useState } from 'react'

/** The host uploads the files. In this example each file stays here and gets an address of this page. */
export function PicturesFieldExample() {
  const [images, setImages] = useState<string[]>([])
  return (
    <div>
      <PicturesField
        label="Image"
        upload={async (file) => URL.createObjectURL(file)}
        onValueChange={setImages}
        className="max-w-140"
      />
      <p>{images.length} chosen</p>
    </div>
  )
}

import { fireEvent } from 'storybook/test'
import { landscapePhoto, portraitPhoto, squarePhoto } from '../../primitives/Picture/photographs.fixtures.ts'
import type { UploadPicture } from './PicturesField.tsx'

export const three = [squarePhoto, landscapePhoto, portraitPhoto]

export const photo = (name = 'bowl.jpg') => new File(['x'.repeat(9_000)], name, { type: 'image/jpeg' })

/** Puts files into a file field, as somebody does who chooses them. */
export function chooseFiles(field: HTMLInputElement, ...files: File[]) {
  const carried = new DataTransfer()
  for (const file of files) carried.items.add(file)
  field.files = carried.files
  return fireEvent.change(field)
}

/** Arrives at once, each as the next of these. */
export function arriving(...images: string[]): UploadPicture {
  const left = [...images]
  return async (_file, { onProgress }) => {
    onProgress(1)
    return left.shift() ?? squarePhoto
  }
}

/** Comes so far, and no further. */
export const halfway: UploadPicture = (_file, { onProgress }) =>
  new Promise(() => {
    setTimeout(() => onProgress(0.64))
  })

export const refusing: UploadPicture = async () => {
  throw new Error('This picture is damaged and cannot be read.')
}

import { fireEvent } from 'storybook/test'
import { landscapePhoto, portraitPhoto, squarePhoto } from '../../primitives/Picture/photographs.fixtures.ts'
import type { UploadPicture } from './PicturesField.tsx'

export const three = [squarePhoto, landscapePhoto, portraitPhoto]

export const photo = (name = 'bowl.jpg') => new File(['x'.repeat(9_000)], name, { type: 'image/jpeg' })

/** Chooses files in a file input, like a user. */
export function chooseFiles(field: HTMLInputElement, ...files: File[]) {
  const carried = new DataTransfer()
  for (const file of files) carried.items.add(file)
  field.files = carried.files
  return fireEvent.change(field)
}

/** Uploads that end immediately, with these addresses in turn. */
export function arriving(...images: string[]): UploadPicture {
  const left = [...images]
  return async (_file, { onProgress }) => {
    onProgress(1)
    return left.shift() ?? squarePhoto
  }
}

/** An upload that stops halfway. */
export const halfway: UploadPicture = (_file, { onProgress }) =>
  new Promise(() => {
    setTimeout(() => onProgress(0.64))
  })

export const refusing: UploadPicture = async () => {
  throw new Error('This picture is damaged and cannot be read.')
}

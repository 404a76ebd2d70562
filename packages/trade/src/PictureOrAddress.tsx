import { PicturesField, type UploadPicture } from '@arot/ui/PicturesField'
import { TextInput } from '@arot/ui/TextInput'

type Props = {
  name: string
  label: string
  /** Under the address, where nothing can be uploaded. */
  hint: string
  error?: string | undefined
  required?: boolean
  defaultValue?: string | undefined
  upload: UploadPicture | undefined
  /** Where a picture can be uploaded: the hint of its address, and the label of its file. */
  words: { hint: string; file: string }
  onValueChange: () => void
  className?: string
}

/** One picture: uploaded where the host can keep it, or else the address of one. */
export function PictureOrAddress({ upload, words, hint, defaultValue, ...field }: Props) {
  if (upload === undefined) {
    return <TextInput {...field} {...{ hint, defaultValue }} inputMode="url" autoComplete="off" />
  }
  return (
    <PicturesField
      {...field}
      allName={`${field.name}Picture`}
      max={1}
      upload={upload}
      defaultValue={defaultValue ? [defaultValue] : []}
      labels={{ hint: words.hint, files: words.file, pictures: field.label }}
    />
  )
}

export const isUploading = (form: HTMLFormElement) =>
  form.querySelector('[data-slot=pictures-field][data-state=sending]') !== null

import { PicturesField, type UploadPicture } from '@arot/ui/PicturesField'
import { TextInput } from '@arot/ui/TextInput'

type Props = {
  name: string
  label: string
  /** The hint of the address field, if there is no upload. */
  hint: string
  error?: string | undefined
  required?: boolean
  defaultValue?: string | undefined
  upload: UploadPicture | undefined
  /** The hint and the label of the file, if there is an upload. */
  words: { hint: string; file: string }
  onValueChange: () => void
  className?: string
}

/** A field for one picture: an upload if the host supports it, otherwise an address. */
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

import { useId } from 'react'
import { Tag, TagList } from '../Tag/Tag.tsx'

type Props = {
  label: string
  /** The id of the field's own label. */
  labelledBy: string
  values: readonly string[]
  labelOf: (value: string) => string
  /** Without it the tags cannot be removed. */
  onRemove: ((value: string) => void) | undefined
}

/** The chosen options as tags, in line with the input. */
export function ChosenTags({ label, labelledBy, values, labelOf, onRemove }: Props) {
  const id = useId()
  if (values.length === 0) return null
  return (
    <TagList id={id} label={label} aria-labelledby={`${labelledBy} ${id}`} className="contents">
      {values.map((value) => (
        <Tag
          key={value}
          label={labelOf(value)}
          onRemove={onRemove && (() => onRemove(value))}
          className="rounded-[calc(var(--radius-arot-control)-3px)]"
        />
      ))}
    </TagList>
  )
}

type SentProps = {
  name: string | undefined
  form: string | undefined
  disabled: boolean
  values: readonly string[]
}

/** Hidden inputs, so that a form submits the chosen values. */
export function SentValues({ name, form, disabled, values }: SentProps) {
  if (name === undefined) return null
  return values.map((value) => <input key={value} type="hidden" {...{ name, form, disabled, value }} />)
}

import type { ComponentProps } from 'react'
import type { Act } from '../../lib/act.ts'
import type { FieldPropName, SizeProp, ValueChangeOnly } from '../Field/control.ts'
import type { FieldProps } from '../Field/Field.tsx'
import type { ComboboxOption, ComboboxOptions } from './option.ts'

type InputOwned =
  | FieldPropName
  | 'type'
  | 'role'
  | 'list'
  | 'multiple'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'children'
  | 'style'

/** Room at the end of the input for what stands there. */
export const besideButtons = 'text-ellipsis pe-18 pointer-coarse:pe-20'

/** Over the engine's own. */
export const withoutStyle = { pointerEvents: undefined }

/** What Combobox and MultiSelect have in common. */
export type ChooserProps = FieldProps &
  SizeProp &
  ValueChangeOnly &
  Omit<ComponentProps<'input'>, InputOwned> & {
    /** All there are, which are filtered here; with `onSearch`, those for what is typed. */
    options: ComboboxOptions
    /** What may be chosen without being among `options`, so that it has its name: the choice of a form that is edited. */
    known?: readonly ComboboxOption[] | undefined
    /** Asks for the options to what is typed, at each letter, and to nothing when the list opens. */
    onSearch?: ((text: string) => void) | undefined
    /** The options are on the way; those before them stay meanwhile. @default false */
    isLoading?: boolean | undefined
    /** Why the options could not be had. */
    searchError?: string | undefined
    /** Loads again after an error. The button is pending until the promise settles; without the prop there is no button. */
    onRetry?: Act | undefined
    /** Makes an option of what was typed and is not among them; it is chosen then. Null where it is not to be. */
    onCreate?: ((text: string) => ComboboxOption | null | Promise<ComboboxOption | null>) | undefined
  }

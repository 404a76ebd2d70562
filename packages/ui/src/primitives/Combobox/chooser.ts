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

/** Space at the end of the input for the buttons. */
export const besideButtons = 'text-ellipsis pe-18 pointer-coarse:pe-20'

/** Removes the engine's own inline style. */
export const withoutStyle = { pointerEvents: undefined }

/** The props that Combobox and MultiSelect share. */
export type ChooserProps = FieldProps &
  SizeProp &
  ValueChangeOnly &
  Omit<ComponentProps<'input'>, InputOwned> & {
    /** All options, which the component filters. With `onSearch`, the options for the typed text. */
    options: ComboboxOptions
    /**
     * Options that may be chosen but are missing in `options`, so that they have a name: for example, the saved value
     * of a form.
     */
    extraOptions?: readonly ComboboxOption[] | undefined
    /** Called with the typed text at each change, and with an empty text when the list opens. Load the options for it. */
    onSearch?: ((text: string) => void) | undefined
    /** The options are loading. The earlier ones stay visible. @default false */
    isLoading?: boolean | undefined
    /** The error text, if loading the options failed. */
    searchError?: string | undefined
    /** Loads again after an error. The button is pending until the promise settles; without the prop there is no button. */
    onRetry?: Act | undefined
    /** Creates an option from typed text that is not in the list. The new option is chosen; null creates none. */
    onCreate?: ((text: string) => ComboboxOption | null | Promise<ComboboxOption | null>) | undefined
  }

import type { ComponentProps } from 'react'
import type { FieldPropName, SizeProp, ValueChangeOnly } from '../Field/control.ts'
import type { FieldProps } from '../Field/Field.tsx'
import type { QuantityStepperLabels } from './labels.ts'

export type QuantityStepperProps = FieldProps &
  SizeProp &
  ValueChangeOnly &
  Omit<
    ComponentProps<'input'>,
    FieldPropName | 'type' | 'role' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'onChange'
  > & {
    /** The quantity. Null if the field is empty or the text is not a whole number. Without it the field is uncontrolled. */
    value?: number | null | undefined
    /** The initial quantity, if the field is uncontrolled. @default its min */
    defaultValue?: number | null | undefined
    /** Called with the typed quantity, even outside the limits. Buttons and keys stay within the limits. */
    onValueChange?: ((value: number | null) => void) | undefined
    /**
     * The smallest quantity that the buttons reach.
     * @default 1
     */
    min?: number | undefined
    /** The maximum. Without it there is no upper limit. */
    max?: number | undefined
    /** Allows an empty field. @default false */
    isOptional?: boolean | undefined
    /** Marks the field as invalid if the error appears elsewhere. @default false */
    isInvalid?: boolean | undefined
    /** The step of the buttons and arrow keys, which go to the next multiple. The user can type any number. @default 1 */
    step?: number | undefined
    /** The number of steps of Page Up and Page Down. @default 10 */
    largeStep?: number | undefined
    /** Texts that replace those of the chosen language. */
    labels?: Partial<QuantityStepperLabels> | undefined
  }

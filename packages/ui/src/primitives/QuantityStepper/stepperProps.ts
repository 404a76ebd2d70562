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
    /** Null while the field is empty, or what is typed is no whole number: nothing to buy by. Without it the field keeps it. */
    value?: number | null | undefined
    /**
     * The quantity at the start, where the field keeps its own.
     * @default its min
     */
    defaultValue?: number | null | undefined
    /** Told what is typed as it is meant, in its limits or not; the buttons and keys stay within them. */
    onValueChange?: ((value: number | null) => void) | undefined
    /**
     * The smallest quantity that the buttons reach.
     * @default 1
     */
    min?: number | undefined
    /** No upper stop without it. */
    max?: number | undefined
    /** Accepts an empty field. @default false */
    isOptional?: boolean | undefined
    /** Where what is wrong is said elsewhere than in `error`. @default false */
    isInvalid?: boolean | undefined
    /** What the buttons and arrows add and take, from one whole step to the next; any number may be typed. @default 1 */
    step?: number | undefined
    /** How many steps Page Up and Page Down go. @default 10 */
    largeStep?: number | undefined
    /** Texts that replace those of the chosen language. */
    labels?: Partial<QuantityStepperLabels> | undefined
  }

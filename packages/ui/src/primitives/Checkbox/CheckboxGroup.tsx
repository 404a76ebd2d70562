import { fromCaller } from '../../lib/cn.ts'
import { FieldGroup, type FieldGroupProps } from '../Field/FieldGroup.tsx'

export type CheckboxGroupProps = Omit<FieldGroupProps, 'required'>

/** Checkboxes that answer one question. The user can check any number. */
export function CheckboxGroup({ className, ...props }: CheckboxGroupProps) {
  return <FieldGroup data-slot="checkbox-group" {...props} className={fromCaller(className)} />
}

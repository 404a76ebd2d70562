import { expectTypeOf, it } from 'vitest'
import type { IconButtonProps } from '../src/primitives/IconButton/IconButton.tsx'
import type { MenuProps } from '../src/primitives/Menu/Menu.tsx'
import type { QuantityStepperProps } from '../src/primitives/QuantityStepper/QuantityStepper.tsx'
import type { SelectProps } from '../src/primitives/Select/Select.tsx'
import type { TextInputProps } from '../src/primitives/TextInput/TextInput.tsx'

// Judged by the compiler (`npm test -- types`): there is nothing to run.
it('a control without a name does not compile', () => {
  expectTypeOf<IconButtonProps>().toHaveProperty('label').toEqualTypeOf<string>()
  expectTypeOf<TextInputProps>().toHaveProperty('label').toEqualTypeOf<string>()
  expectTypeOf<SelectProps>().toHaveProperty('label').toEqualTypeOf<string>()
  expectTypeOf<QuantityStepperProps>().toHaveProperty('label').toEqualTypeOf<string>()
  expectTypeOf<MenuProps>().toHaveProperty('label').toEqualTypeOf<string>()
})

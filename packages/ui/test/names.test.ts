import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import type { ButtonProps } from '../src/primitives/Button/Button.tsx'
import type { CheckboxGroupProps, CheckboxProps } from '../src/primitives/Checkbox/Checkbox.tsx'
import type { DrawerProps } from '../src/primitives/Drawer/Drawer.tsx'
import type { FileDropProps } from '../src/primitives/FileDrop/FileDrop.tsx'
import type { IconButtonProps } from '../src/primitives/IconButton/IconButton.tsx'
import type { MenuProps } from '../src/primitives/Menu/Menu.tsx'
import type { QuantityStepperProps } from '../src/primitives/QuantityStepper/QuantityStepper.tsx'
import type { RadioGroupProps } from '../src/primitives/RadioGroup/RadioGroup.tsx'
import type { SelectProps } from '../src/primitives/Select/Select.tsx'
import type { SwitchProps } from '../src/primitives/Switch/Switch.tsx'
import type { TabsProps } from '../src/primitives/Tabs/Tabs.tsx'
import type { TagListProps, TagProps } from '../src/primitives/Tag/Tag.tsx'
import type { TextInputProps } from '../src/primitives/TextInput/TextInput.tsx'
import type { ToolbarGroupProps, ToolbarProps } from '../src/primitives/Toolbar/Toolbar.tsx'

// The compiler checks this (`npm test -- types`), so there is nothing to run.
it('a control without a name does not compile', () => {
  expectTypeOf<{ icon: string }>().not.toExtend<ButtonProps>()
  expectTypeOf<{ icon: string; children: string }>().toExtend<ButtonProps>()
  expectTypeOf<{ icon: string; 'aria-label': string }>().toExtend<ButtonProps>()
  expectTypeOf<IconButtonProps>().toHaveProperty('label').toEqualTypeOf<string>()
  expectTypeOf<TextInputProps>().toHaveProperty('label').toEqualTypeOf<string | ReactElement>()
  expectTypeOf<SelectProps>().toHaveProperty('label').toEqualTypeOf<string | ReactElement>()
  expectTypeOf<QuantityStepperProps>().toHaveProperty('label').toEqualTypeOf<string | ReactElement>()
  expectTypeOf<MenuProps>().toHaveProperty('label').toEqualTypeOf<string>()
  expectTypeOf<CheckboxProps>().toHaveProperty('label').toEqualTypeOf<string | ReactElement>()
  expectTypeOf<CheckboxGroupProps>().toHaveProperty('label').toEqualTypeOf<string | ReactElement>()
  expectTypeOf<RadioGroupProps<string>>().toHaveProperty('label').toEqualTypeOf<string | ReactElement>()
  expectTypeOf<SwitchProps>().toHaveProperty('label').toEqualTypeOf<string | ReactElement>()
  expectTypeOf<TabsProps<string>>().toHaveProperty('label').toEqualTypeOf<string>()
  expectTypeOf<TagProps>().toHaveProperty('label').toEqualTypeOf<string>()
  expectTypeOf<TagListProps>().toHaveProperty('label').toEqualTypeOf<string>()
  expectTypeOf<DrawerProps>().toHaveProperty('title').toEqualTypeOf<string>()
  expectTypeOf<FileDropProps>().toHaveProperty('label').toEqualTypeOf<string | ReactElement>()
  expectTypeOf<ToolbarProps>().toHaveProperty('label').toEqualTypeOf<string>()
  expectTypeOf<ToolbarGroupProps>().toHaveProperty('label').toEqualTypeOf<string>()
})

import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.tsx'

/** Holds the value, as a host does. */
function Held(props: QuantityStepperProps) {
  const [value, setValue] = useState(props.value)
  return (
    <QuantityStepper
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        props.onValueChange(next)
      }}
    />
  )
}

const meta = preview.meta({
  component: QuantityStepper,
  title: 'Primitives/QuantityStepper',
  args: { label: 'Quantity', value: 1, onValueChange: fn(), className: 'max-w-60' },
  render: (args) => <Held {...args} />,
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const stepper = canvas.getByRole('spinbutton', { name: 'Quantity' })
    await expect(stepper).toHaveValue('1')
    await expect(stepper).toHaveAttribute('aria-valuenow', '1')
    await expect(stepper).toHaveAttribute('aria-valuemin', '1')
    await expect(stepper).not.toHaveAttribute('aria-valuemax')
  },
})

export const Playground = meta.story({ args: { value: 120, min: 1, max: 4820, largeStep: 10 } })

export const Buttons = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const stepper = canvas.getByRole('spinbutton')
    const less = canvas.getByRole('button', { name: 'One unit less' })
    await userEvent.dblClick(canvas.getByRole('button', { name: 'One unit more' }))
    await expect(stepper).toHaveValue('3')
    await userEvent.click(less)
    await userEvent.click(less)
    await expect(stepper).toHaveValue('1')
    await userEvent.click(less)
    await expect(stepper).toHaveValue('1')
    await expect(less).toHaveAttribute('aria-disabled', 'true')
    await expect(less).toHaveAccessibleDescription('Not below 1')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1)
    await expect(args.onValueChange).toHaveBeenCalledTimes(4)
  },
})

/** One stop of the Tab key, then arrows, Page Up and Page Down, Home and End. */
export const Keyboard = meta.story({
  args: { value: 12, max: 50 },
  play: async ({ canvas, userEvent }) => {
    const stepper = canvas.getByRole('spinbutton')
    await userEvent.tab()
    await expect(stepper).toHaveFocus()
    const keys = [
      ['{ArrowUp}', '13'],
      ['{ArrowDown}{ArrowDown}', '11'],
      ['{PageUp}', '21'],
      ['{PageDown}{PageDown}', '1'],
      ['{ArrowDown}{PageDown}', '1'],
      ['{End}', '50'],
      ['{ArrowUp}{PageUp}', '50'],
      ['{Home}', '1'],
    ] as const
    for (const [key, value] of keys) {
      await userEvent.keyboard(key)
      await expect(stepper).toHaveValue(value)
      await expect(stepper).toHaveAttribute('aria-valuenow', value)
    }
    await userEvent.tab()
    await expect(stepper).not.toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'One unit more' })).not.toHaveFocus()
  },
})

/** Emptied or too small for a moment, it is right again when left. */
export const Typed = meta.story({
  args: { max: 500 },
  play: async ({ canvas, userEvent, args }) => {
    const stepper = canvas.getByRole('spinbutton')
    await userEvent.clear(stepper)
    await expect(stepper).toHaveValue('')
    await userEvent.type(stepper, '24 units')
    await expect(stepper).toHaveValue('24')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(24)
    await userEvent.clear(stepper)
    await userEvent.tab()
    await expect(stepper).toHaveValue('24')
    await userEvent.clear(stepper)
    await userEvent.type(stepper, '0')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1)
    await userEvent.tab()
    await expect(stepper).toHaveValue('1')
    await userEvent.clear(stepper)
    await userEvent.type(stepper, '9000{Enter}')
    await expect(stepper).toHaveValue('500')
  },
})

export const AtMaximum = meta.story({
  args: { value: 48, max: 48 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'One unit more' })).toHaveAccessibleDescription('Not above 48')
  },
})

export const WithHint = meta.story({ args: { value: 120, hint: 'Minimum 120, 4,820 in stock' } })

export const WithError = meta.story({
  args: { value: 3, error: 'You must buy at least 120 units.', hint: 'Minimum 120, 4,820 in stock' },
  play: async ({ canvas }) => {
    const stepper = canvas.getByRole('spinbutton', { name: 'Quantity' })
    await expect(stepper).toBeInvalid()
    await expect(stepper).toHaveAccessibleDescription('You must buy at least 120 units. Minimum 120, 4,820 in stock')
  },
})

export const LargeNumber = meta.story({ args: { value: 123456789 } })

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  render: () => <Composite stories={{ Default, AtMaximum, WithHint, WithError, LargeNumber }} />,
})

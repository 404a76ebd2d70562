import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { Button } from '../Button/Button.tsx'
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.tsx'

/** Controls the value like a host. */
function StepperHost(props: QuantityStepperProps) {
  const [value, setValue] = useState(props.value)
  return (
    <QuantityStepper
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        props.onValueChange?.(next)
      }}
    />
  )
}

const announcement = (stepper: HTMLElement) => stepper.parentElement?.querySelector('[aria-live]') as HTMLElement

const meta = preview.meta({
  component: QuantityStepper,
  title: 'Primitives/Fields/QuantityStepper',
  args: { label: 'Quantity', value: 1, onValueChange: fn(), className: 'max-w-60' },
  render: (args) => <StepperHost {...args} />,
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
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    const stepper = canvas.getByRole('spinbutton')
    const less = canvas.getByRole('button', { name: 'One unit less' })
    await userEvent.dblClick(canvas.getByRole('button', { name: 'One unit more' }))
    await expect(stepper).toHaveValue('3')
    await expect(announcement(stepper)).toHaveTextContent('3')
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

/** A press at the limit shows the reason. A press that only reaches the limit does not. */
export const StopRequested = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const less = canvas.getByRole('button', { name: 'One unit less' })
    const more = canvas.getByRole('button', { name: 'One unit more' })
    await userEvent.pointer({ keys: '[TouchA]', target: less })
    await expect(canvas.getByText('Not below 1')).toBeVisible()
    await userEvent.pointer({ keys: '[TouchA]', target: more })
    await userEvent.pointer({ keys: '[TouchA]', target: less })
    await expect(canvas.getByRole('spinbutton')).toHaveValue('1')
    await expect(canvas.getByText('Not below 1')).not.toBeVisible()
  },
})

/**
 * One tab stop; arrow keys, Page Up, Page Down, Home and End change the quantity. The focused field announces its value,
 * so nothing else does.
 */
export const Keyboard = meta.story({
  tags: ['behaviour'],
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
    await expect(announcement(stepper)).toBeEmptyDOMElement()
    await userEvent.tab()
    await expect(stepper).not.toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'One unit more' })).not.toHaveFocus()
  },
})

/** The text stays as typed while the host gets its number. On blur it becomes plain digits. */
export const Typed = meta.story({
  tags: ['behaviour'],
  args: { max: 500_000 },
  play: async ({ canvas, userEvent, args }) => {
    const stepper = canvas.getByRole('spinbutton')
    const written = [
      ['24', 24],
      ['1,200', 1200],
      ['1,200.00', 1200],
      ['1 200', 1200],
      ['১২০', 120],
      ['٣٠٠', 300],
    ] as const
    for (const [typed, meant] of written) {
      await userEvent.clear(stepper)
      await userEvent.type(stepper, typed)
      await expect(stepper).toHaveValue(typed)
      await expect(args.onValueChange).toHaveBeenLastCalledWith(meant)
      await userEvent.tab()
      await expect(stepper).toHaveValue(String(meant))
      await expect(stepper).toBeValid()
    }
  },
})

/** Invalid text stays as typed, and the field shows an error. */
export const Unreadable = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const stepper = canvas.getByRole('spinbutton')
    for (const typed of ['1.5', '1200.5', '1.200,50', '1e3', '10/12', '1200,50', '24 units', '1e', '-']) {
      await userEvent.clear(stepper)
      await userEvent.type(stepper, typed)
      await expect(stepper).not.toHaveAttribute('aria-valuenow')
      await userEvent.tab()
      await expect(stepper).toHaveValue(typed)
      await expect(stepper).toHaveAccessibleDescription(`“${typed}” is not a whole number of units`)
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    }
    await userEvent.clear(stepper)
    await userEvent.tab()
    await expect(stepper).toHaveValue('')
    await expect(stepper).toHaveAccessibleDescription('Enter a quantity')
    await userEvent.click(canvas.getByRole('button', { name: 'One unit more' }))
    await expect(stepper).toHaveValue('1')
    await expect(stepper).toBeValid()
  },
})

/** A quantity outside the limits shows an error and is not corrected silently. */
export const OutOfLimits = meta.story({
  args: { max: 500 },
  play: async ({ canvas, userEvent, args }) => {
    const stepper = canvas.getByRole('spinbutton')
    await userEvent.clear(stepper)
    await userEvent.type(stepper, '9000{Enter}')
    await expect(stepper).toHaveValue('9000')
    await expect(stepper).toHaveAccessibleDescription('Not above 500')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(9000)
    await userEvent.clear(stepper)
    await userEvent.type(stepper, '0{Enter}')
    await expect(stepper).toHaveAccessibleDescription('Not below 1')
    await userEvent.keyboard('{ArrowUp}')
    await expect(stepper).toHaveValue('1')
    await expect(stepper).toBeValid()
  },
})

/** In a host's form it is validated like any field and stops the form. */
export const InForm = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <form aria-label="Order" onSubmit={(event) => event.preventDefault()}>
      <StepperHost {...args} />
      <Button type="submit">Order</Button>
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sent = fn()
    canvasElement.addEventListener('submit', sent)
    const stepper = canvas.getByRole('spinbutton')
    const order = canvas.getByRole('button', { name: 'Order' })
    await userEvent.clear(stepper)
    await userEvent.click(order)
    await expect(sent).not.toHaveBeenCalled()
    await expect(stepper).toHaveFocus()
    await expect(stepper).toHaveAccessibleDescription('Enter a quantity')
    await userEvent.keyboard('24')
    await userEvent.click(order)
    await expect(sent).toHaveBeenCalledOnce()
  },
})

/** Neither keys nor buttons change it, and the buttons look disabled. */
export const ReadOnly = meta.story({
  args: { value: 12, readOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    const more = canvas.getByRole('button', { name: 'One unit more' })
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await expect(getComputedStyle(more).opacity).toBe('0.6')
    await userEvent.click(more)
    await userEvent.click(canvas.getByRole('button', { name: 'One unit less' }))
    await userEvent.type(canvas.getByRole('spinbutton'), '{ArrowUp}{PageUp}{Home}7')
    await expect(canvas.getByRole('spinbutton')).toHaveValue('12')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

/** A held button repeats until it is released or the limit is reached. */
export const HeldDown = meta.story({
  tags: ['behaviour'],
  args: { max: 4 },
  play: async ({ canvas, userEvent, args }) => {
    const more = canvas.getByRole('button', { name: 'One unit more' })
    await userEvent.pointer({ keys: '[MouseLeft>]', target: more })
    await waitFor(() => expect(canvas.getByRole('spinbutton')).toHaveValue('4'))
    await userEvent.pointer({ keys: '[/MouseLeft]', target: more })
    await expect(canvas.getByRole('spinbutton')).toHaveValue('4')
    await expect(args.onValueChange).toHaveBeenCalledTimes(3)
    await userEvent.click(canvas.getByRole('button', { name: 'One unit less' }))
    await expect(canvas.getByRole('spinbutton')).toHaveValue('3')
  },
})

/** Arrow keys and Enter of an input method choose among its suggestions. */
export const InputMethod = meta.story({
  tags: ['behaviour'],
  args: { value: 12 },
  play: async ({ canvas, args }) => {
    const stepper = canvas.getByRole('spinbutton')
    await fireEvent.keyDown(stepper, { key: 'ArrowDown', isComposing: true })
    await fireEvent.keyDown(stepper, { key: 'ArrowDown', keyCode: 229 })
    await expect(args.onValueChange).not.toHaveBeenCalled()
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

/** From right to left the plus button is at the left. The keys stay the same. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { value: 5 },
  play: async ({ canvas, userEvent }) => {
    const [less, more] = canvas.getAllByRole('button') as [HTMLElement, HTMLElement]
    const input = canvas.getByRole('spinbutton')
    await expect(more.getBoundingClientRect().right).toBeLessThan(input.getBoundingClientRect().left)
    await expect(less.getBoundingClientRect().left).toBeGreaterThan(input.getBoundingClientRect().right)
    await userEvent.click(more)
    await expect(input).toHaveValue('6')
    await userEvent.click(less)
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowUp}')
    await expect(input).toHaveValue('6')
  },
})

/** Uncontrolled, it starts at the minimum. */
export const OwnValue = meta.story({
  tags: ['behaviour'],
  args: { min: 24 },
  render: ({ value: _, ...args }) => <QuantityStepper {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton')
    await expect(input).toHaveValue('24')
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowUp}')
    await expect(input).toHaveValue('25')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(25)
  },
})

/** A reset restores the initial quantity. */
export const Reset = meta.story({
  tags: ['behaviour'],
  args: { defaultValue: 48 },
  render: ({ value: _, ...args }) => (
    <form>
      <QuantityStepper {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton')
    await userEvent.clear(input)
    await userEvent.type(input, '60')
    await expect(input).toHaveValue('60')
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(input).toHaveValue('48')
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, AtMaximum, ReadOnly, WithHint, WithError, LargeNumber }} />,
})

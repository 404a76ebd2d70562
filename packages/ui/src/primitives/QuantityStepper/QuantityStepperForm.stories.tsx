// Minimums that are not a multiple of the step, and the value that a form submits.
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { QuantityStepper } from './QuantityStepper.tsx'

const meta = preview.meta({
  tags: ['behaviour'],
  component: QuantityStepper,
  title: 'Primitives/Fields/QuantityStepper/In a form',
  args: { label: 'Quantity', onValueChange: fn(), className: 'max-w-60' },
})

/** If the maximum is zero, nothing can be chosen. */
export const DownToZero = meta.story({
  args: { min: 0, defaultValue: 1 },
  play: async ({ canvas, userEvent }) => {
    const less = canvas.getByRole('button', { name: 'One unit less' })
    await userEvent.click(less)
    await expect(canvas.getByRole('spinbutton')).toHaveValue('0')
    await expect(less).toHaveAccessibleDescription('Not below 0')
    await userEvent.type(canvas.getByRole('spinbutton'), '{ArrowUp}{ArrowUp}{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('spinbutton')).toHaveValue('0')
  },
})

/** In cartons, the smallest quantity is the first whole carton from the minimum on, and the button says so. */
export const LeastCarton = meta.story({
  args: { min: 5, step: 12, defaultValue: 24 },
  play: async ({ canvas, userEvent }) => {
    const stepper = canvas.getByRole('spinbutton')
    const less = canvas.getByRole('button', { name: '12 units less' })
    await userEvent.click(less)
    await expect(stepper).toHaveValue('12')
    await expect(less).toHaveAttribute('aria-disabled', 'true')
    await expect(less).toHaveAccessibleDescription('Not below 12')
    await userEvent.click(less)
    await expect(stepper).toHaveValue('12')
    await userEvent.type(stepper, '{ArrowDown}{PageDown}')
    await expect(stepper).toHaveValue('12')
    // Going down never raises a quantity between the minimum and the first carton.
    await userEvent.clear(stepper)
    await userEvent.type(stepper, '6{ArrowDown}{PageDown}')
    await expect(stepper).toHaveValue('6')
  },
})

/** The form submits the number. Attributes of an input go to the field. */
export const Submitted = meta.story({
  args: { name: 'units', form: 'order', required: true, 'aria-keyshortcuts': 'Q', onBlur: fn(), defaultValue: 24 },
  render: (args) => (
    <>
      <form id="order" aria-label="Order" />
      <QuantityStepper {...args} />
    </>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const stepper = canvas.getByRole('spinbutton')
    const readForm = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).getAll('units')
    await expect(stepper).toBeRequired()
    await expect(stepper).toHaveAttribute('aria-keyshortcuts', 'Q')
    await userEvent.clear(stepper)
    await userEvent.type(stepper, '1,200')
    await expect(readForm()).toEqual(['1200'])
    await userEvent.clear(stepper)
    await userEvent.type(stepper, '১২০')
    await expect(readForm()).toEqual(['120'])
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalled()
  },
})

/** An empty field is accepted on Tab, on Enter and on submit. A typed quantity still has its limits. */
export const Optional = meta.story({
  args: { isOptional: true, min: 120, defaultValue: null },
  render: (args) => (
    <form aria-label="Order">
      <QuantityStepper {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const stepper = canvas.getByRole('spinbutton')
    await userEvent.click(stepper)
    await userEvent.tab()
    await expect(stepper).not.toBeInvalid()
    await expect(canvas.getByRole<HTMLFormElement>('form').checkValidity()).toBe(true)
    await userEvent.type(stepper, '5')
    await userEvent.tab()
    await expect(stepper).toHaveAccessibleDescription('Not below 120')
    await userEvent.clear(stepper)
    await userEvent.tab()
    await expect(stepper).not.toBeInvalid()
  },
})

/** Disabled: neither the field nor the buttons change it, and the form submits nothing. */
export const Disabled = meta.story({
  args: { name: 'units', disabled: true, defaultValue: 24 },
  render: (args) => (
    <form aria-label="Order">
      <QuantityStepper {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const more = canvas.getByRole('button', { name: 'One unit more' })
    await expect(canvas.getByRole('spinbutton')).toBeDisabled()
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(more)
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).has('units')).toBe(false)
  },
})

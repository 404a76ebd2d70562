import { expect, fireEvent } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { NumberInput } from './NumberInput.tsx'

const meta = preview.meta({
  component: NumberInput,
  title: 'Primitives/NumberInput',
  args: { label: 'Stock', name: 'mainQuantity', min: 0, className: 'max-w-sm' },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Stock' })
    await userEvent.type(input, '4820')
    await expect(input).toHaveValue(4820)
    await expect(input).toHaveAttribute('inputmode', 'numeric')
  },
})

export const Playground = meta.story({ args: { defaultValue: 4820, hint: 'Units in the warehouse' } })

/** Any decimal: the phone's keyboard has a point. */
export const Decimal = meta.story({
  args: { label: 'Price', name: 'price', step: 'any', defaultValue: 38.5, hint: 'For one unit, in US dollars.' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('spinbutton', { name: 'Price' })
    await userEvent.clear(input)
    await userEvent.type(input, '1.955')
    await expect(input).toHaveValue(1.955)
    await expect(input.validity.stepMismatch).toBe(false)
    await expect(input).toHaveAttribute('inputmode', 'decimal')
  },
})

/** Scrolling over a focused field scrolls the page and leaves the figure. */
export const Wheel = meta.story({
  args: { defaultValue: 4820 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Stock' })
    await userEvent.click(input)
    await expect(input).toHaveFocus()
    await fireEvent.wheel(input, { deltaY: 100 })
    await expect(input).not.toHaveFocus()
    await expect(input).toHaveValue(4820)
  },
})

export const WithError = meta.story({
  args: { label: 'Rating', min: 1, max: 5, step: 0.1, defaultValue: 7, error: 'Enter a rating from 1 to 5' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Rating' })).toHaveAccessibleDescription(
      'Enter a rating from 1 to 5',
    )
  },
})

export const ReadOnly = meta.story({ args: { label: 'Price', step: 'any', defaultValue: 38.5, readOnly: true } })

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  render: () => <Composite stories={{ Decimal, WithError, ReadOnly }} />,
})

import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { categories } from '../../marketplace/category.ts'
import { Select } from './Select.tsx'

const meta = preview.meta({
  component: Select,
  title: 'Primitives/Fields/Select',
  args: {
    label: 'Category',
    name: 'category',
    className: 'max-w-sm',
    onChange: fn(),
    options: categories.map((category) => ({ value: category, label: category })),
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Category' })
    await expect(select).toHaveValue('Electronics & Gadgets')
    await userEvent.selectOptions(select, 'Health & Beauty')
    await expect(select).toHaveValue('Health & Beauty')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
})

export const Playground = meta.story({ args: { placeholder: 'Choose one' } })

/** Nothing is chosen initially, and the placeholder cannot be chosen. */
export const WithPlaceholder = meta.story({
  args: { placeholder: 'Choose a category', hint: 'Where buyers look for it.' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Category' })
    await expect(select).toHaveValue('')
    await expect(select).toHaveDisplayValue('Choose a category')
    await expect(canvas.getAllByRole('option')).toHaveLength(7)
  },
})

export const HiddenLabel = meta.story({
  args: {
    label: 'Sort',
    isLabelHidden: true,
    className: 'w-44',
    options: [
      { value: '', label: 'Sort By Price' },
      { value: 'price-asc', label: 'Low to High' },
      { value: 'price-desc', label: 'High to Low' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort' }), 'High to Low')
    await expect(canvas.getByRole('combobox', { name: 'Sort' })).toHaveDisplayValue('High to Low')
  },
})

export const WithError = meta.story({
  args: { placeholder: 'Choose a category', error: 'Choose a category' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Category' })
    await expect(select).toBeInvalid()
    await expect(select).toHaveAccessibleDescription('Choose a category')
  },
})

export const Disabled = meta.story({ args: { disabled: true } })

/** With an unknown initial value nothing is chosen. */
export const WithoutStart = meta.story({
  tags: ['behaviour'],
  args: { placeholder: 'Choose a category', defaultValue: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Choose a category')
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, WithPlaceholder, HiddenLabel, WithError, Disabled }} />,
})

import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { OrderFilters } from './OrderFilters.tsx'

const meta = preview.meta({
  component: OrderFilters,
  title: 'Trade/Orders/OrderFilters',
  args: { value: { side: 'bought' as const }, onValueChange: fn(), onSave: fn() },
  render: ({ onValueChange, ...args }) => {
    const [value, setValue] = useState(args.value)
    return (
      <OrderFilters
        {...args}
        value={value}
        onValueChange={(next) => {
          onValueChange(next)
          setValue(next)
        }}
      />
    )
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Sold' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ side: 'sold' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'On its way')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ side: 'sold', state: 'shipped' })
    await userEvent.click(canvas.getByRole('button', { name: 'Save as CSV' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
})

export const Playground = meta.story({})

/** On a wide page the side, the fields and the file stand on one line. */
export const InOneRow = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'State' }).getBoundingClientRect()
    const save = canvas.getByRole('button', { name: 'Save as CSV' }).getBoundingClientRect()
    await expect(Math.abs(field.top - save.top)).toBeLessThanOrEqual(1)
  },
})

/** The clear button removes all filters but the side. */
export const Limited = meta.story({
  args: { value: { side: 'sold', state: 'placed', q: 'lotion', from: '2026-11-01', to: '2026-11-20' } },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ side: 'sold' })
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull()
    await expect(canvasElement.querySelector('search')).toHaveFocus()
  },
})

/** On a phone one button opens a sheet with the other filters and shows how many are active. */
export const Sheet = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  globals: { viewport: { value: 'phone' } },
  args: { value: { side: 'sold', state: 'placed', from: '2026-11-01' } },
  play: async ({ canvas, userEvent, args }) => {
    // Found by its text and not its role, because a large screen hides it.
    const words = canvas.getByText('Filter orders', { selector: 'button > span' })
    await expect(words.closest('button')).toHaveTextContent('Filter orders2')
    words.click()
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter orders' }))
    await userEvent.type(sheet.getByRole('searchbox', { name: 'Product or order number' }), 'l')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ q: 'l', state: 'placed' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Clear' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ side: 'sold' })
    await expect(sheet.getByRole('searchbox')).toHaveValue('')
  },
})

/** On a phone the state filter is outside the sheet. */
export const StateOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Placed')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ side: 'bought', state: 'placed' })
  },
})

export const SheetClosed = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByText('Filter orders', { selector: 'button > span' }).click()
    await userEvent.click(await screen.findByRole('button', { name: 'Show orders' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

/** Each chosen day is reported at once. The last day cannot be before the first. */
export const Days = meta.story({
  tags: ['behaviour'],
  args: { value: { side: 'bought', from: '2026-11-10' } },
  play: async ({ canvas, args }) => {
    fireEvent.change(canvas.getByLabelText('Until'), { target: { value: '2026-11-20' } })
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ side: 'bought', from: '2026-11-10', to: '2026-11-20' })
    fireEvent.change(canvas.getByLabelText('Until'), { target: { value: '2026-11-02' } })
    await expect(canvas.getByLabelText('Until')).toBeInvalid()
  },
})

export const Saving = meta.story({
  tags: ['behaviour'],
  args: { onSave: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    const save = canvas.getByRole('button', { name: 'Save as CSV' })
    await userEvent.click(save)
    await expect(save).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(save)
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
})

export const NotSaved = meta.story({
  args: { onSave: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as CSV' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The file could not be created. Try again.')
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, Limited }} />,
})

import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { OrderFilters } from './OrderFilters.tsx'

const meta = preview.meta({
  component: OrderFilters,
  title: 'Trade/OrderFilters',
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

/** All but the side is taken off at once. */
export const Limited = meta.story({
  args: { value: { side: 'sold', state: 'placed', q: 'lotion', from: '2026-11-01', to: '2026-11-20' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ side: 'sold' })
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull()
  },
})

export const NotSaved = meta.story({
  args: { onSave: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as CSV' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The file could not be made. Try again.')
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, Limited }} />,
})

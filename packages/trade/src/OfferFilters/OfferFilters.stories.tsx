import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { OfferFilters, type OfferFilterValue } from './OfferFilters.tsx'

const meta = preview.meta({
  component: OfferFilters,
  title: 'Trade/Offers/OfferFilters',
  args: { value: { side: 'bought' } as OfferFilterValue, onValueChange: fn() },
  render: ({ onValueChange, ...args }) => {
    const [value, setValue] = useState(args.value)
    return (
      <OfferFilters
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
    await userEvent.click(canvas.getByRole('radio', { name: 'As supplier' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ side: 'sold' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Still open')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ side: 'sold', state: 'open' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Any state')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ side: 'sold' })
  },
})

export const Playground = meta.story({})

/** The state stays when the side changes. */
export const Limited = meta.story({
  args: { value: { side: 'sold', state: 'accepted' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('Agreed')
    await userEvent.click(canvas.getByRole('radio', { name: 'As buyer' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ side: 'bought', state: 'accepted' })
  },
})

/** Arrows choose the side. */
export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('radio', { name: 'As buyer' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ side: 'sold' })
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, Limited }} />,
})

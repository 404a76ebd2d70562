import { useState } from 'react'
import { expect, fn, mocked, within } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { NotificationSettings, type NotificationSettingsProps } from './NotificationSettings.tsx'

const all: NotificationSettingsProps['value'] = {
  order_placed: true,
  order_accepted: true,
  order_declined: true,
  order_shipped: true,
  order_received: false,
  order_cancelled: true,
  stock_short: false,
  supplier_verified: true,
  supplier_refused: true,
  supplier_withdrawn: true,
  review_written: true,
  review_answered: true,
  review_hidden: true,
}

const meta = preview.meta({
  component: NotificationSettings,
  title: 'Trade/Notifications/NotificationSettings',
  args: { value: all, onValueChange: fn() },
})

export const Default = meta.story({
  render: ({ onValueChange, ...args }) => {
    const [value, setValue] = useState(args.value)
    return (
      <NotificationSettings
        {...args}
        value={value}
        onValueChange={async (kind, isOn) => {
          await onValueChange(kind, isOn)
          setValue((before) => ({ ...before, [kind]: isOn }))
        }}
      />
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    const short = canvas.getByRole('switch', { name: 'A product of yours runs short' })
    await expect(short).not.toBeChecked()
    await userEvent.click(short)
    await expect(args.onValueChange).toHaveBeenCalledWith('stock_short', true)
    await expect(short).toBeChecked()
  },
})

export const Playground = meta.story({})

/** A kind that is missing in `value` has no row. */
export const Few = meta.story({
  args: { value: { order_accepted: true, order_shipped: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('switch')).toHaveLength(2)
    await expect(canvas.getByRole('switch', { name: 'Your order is on its way' })).not.toBeChecked()
  },
})

/** Rows are grouped by role. Both roles share the group of answers to offers. */
export const ByRole = meta.story({
  args: { value: { ...all, offer_accepted: true, offer_asked: false } },
  play: async ({ canvas }) => {
    const groups = canvas.getAllByRole('rowgroup').slice(1)
    await expect(groups.map((group) => within(group).getAllByRole('rowheader')[0]?.textContent)).toEqual([
      'As a buyer',
      'Offers, as a buyer or a supplier',
      'As a supplier',
    ])
    await expect(
      within(groups[2] as HTMLElement).getByRole('switch', { name: 'Somebody makes you an offer' }),
    ).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'By email' })).toBeVisible()
  },
})

/** A buyer who does not sell sees no rows of suppliers. */
export const BuyerOnly = meta.story({
  args: { value: { ...all, offer_accepted: true }, isSupplier: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('As a buyer')).toBeVisible()
    await expect(canvas.getByRole('switch', { name: 'Your offer is accepted' })).toBeVisible()
    await expect(canvas.queryByRole('switch', { name: 'Somebody orders from you' })).toBeNull()
    await expect(canvas.queryByText('As a supplier')).toBeNull()
  },
})

/** While a change is saved, its switch is pending and cannot be pressed again. */
export const Saving = meta.story({
  args: { onValueChange: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    const short = canvas.getByRole('switch', { name: 'A product of yours runs short' })
    await userEvent.click(short)
    await expect(short).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(short)
    await expect(args.onValueChange).toHaveBeenCalledOnce()
  },
})

/** Trying again removes the error. */
export const SavedAgain = meta.story({
  tags: ['behaviour'],
  args: { onValueChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    mocked(args.onValueChange).mockRejectedValueOnce(new Error('offline'))
    const placed = canvas.getByRole('switch', { name: 'Somebody orders from you' })
    await userEvent.click(placed)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This could not be saved.')
    await expect(placed).toHaveAccessibleDescription('This could not be saved.')
    await userEvent.click(placed)
    await expect(canvas.queryByText('This could not be saved.')).toBeNull()
    await expect(args.onValueChange).toHaveBeenCalledTimes(2)
  },
})

/** If saving fails, the switch goes back and shows the error beside it. */
export const NotSaved = meta.story({
  args: { onValueChange: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, userEvent }) => {
    const placed = canvas.getByRole('switch', { name: 'Somebody orders from you' })
    await userEvent.click(placed)
    await expect(await canvas.findByText('This could not be saved.')).toBeVisible()
    await expect(placed).toBeChecked()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ ByRole, BuyerOnly }} />,
})

import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { NoticeSettings, type NoticeSettingsProps } from './NoticeSettings.tsx'

const all: NoticeSettingsProps['value'] = {
  order_placed: true,
  order_accepted: true,
  order_declined: true,
  order_shipped: true,
  order_received: false,
  order_cancelled: true,
  stock_short: false,
}

const meta = preview.meta({
  component: NoticeSettings,
  title: 'Trade/NoticeSettings',
  args: { value: all, onValueChange: fn() },
})

export const Default = meta.story({
  render: ({ onValueChange, ...args }) => {
    const [value, setValue] = useState(args.value)
    return (
      <NoticeSettings
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

/** What could not be saved is as it was, and is told where it stands. */
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
  render: () => <Composite stories={{ Default }} />,
})

import { expect } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { Price } from '../Price/Price.tsx'
import { Stat } from './Stat.tsx'

const meta = preview.meta({
  component: Stat,
  title: 'Primitives/Data/Stat',
  args: { label: 'Orders', figure: '1,204', className: 'max-w-60' },
})

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Orders')).toBeVisible()
    await expect(getComputedStyle(canvas.getByText('1,204')).fontVariantNumeric).toBe('tabular-nums')
    await expect(canvasElement.querySelector('[data-slot="stat-change"]')).toBeNull()
  },
})

export const Playground = meta.story({ args: { note: 'since last month' } })

/** The direction of the change is also in words, not only in an arrow and a colour. */
export const Up = meta.story({
  args: { change: { direction: 'up', by: '12.4%', isGood: true }, note: 'since last month' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Up 12.4%')).toBeVisible()
    await expect(canvas.getByText('since last month')).toBeVisible()
  },
})

export const Down = meta.story({
  args: {
    label: 'Revenue',
    figure: <Price amount={48210.5} />,
    change: { direction: 'down', by: '$1,200', isGood: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Down $1,200')).toBeVisible()
  },
})

/** Here a lower number is better. */
export const DownAndGood = meta.story({
  args: { label: 'Returns', figure: '14', change: { direction: 'down', by: '3', isGood: true } },
})

export const Undecided = meta.story({ args: { label: 'Average order', change: { direction: 'up', by: '4 units' } } })

export const Unchanged = meta.story({
  args: { change: { direction: 'same' }, note: 'since yesterday' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No change')).toBeVisible()
  },
})

export const OtherWords = meta.story({
  tags: ['behaviour'],
  args: {
    label: 'Bestellungen',
    figure: '1.204',
    change: { direction: 'up', by: '12,4 %' },
    labels: { up: (by: string) => `${by} mehr` },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12,4 % mehr')).toBeVisible()
  },
})

export const LongTexts = meta.story({
  args: {
    label: 'Units that left the warehouse in Chattogram and have not arrived at any buyer’s door',
    figure: '123,456,789,012,345,678,901',
    change: { direction: 'up', by: '1,234,567,890,123 units', isGood: false },
    note: 'since the first order was ever placed',
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, Up, Down, DownAndGood, Undecided, Unchanged, LongTexts }} />,
})

import type { Order } from '@arot/contract'
import { expect, fn, screen } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { checkout, failed, loaded, loading, oneGood, withApp } from '../../flows/pages.fixtures.tsx'
import { bought, sold } from '../orders.fixtures.ts'
import { OrderPage } from './page.tsx'

const [onItsWay] = bought as [Order]
const [waiting] = sold as [Order]

const meta = preview.meta({
  component: OrderPage,
  title: 'App/Pages/Order',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { ...checkout, isMissing: false, onAct: fn(async () => null), findProduct: fn(async () => oneGood) },
})

export const Bought = meta.story({ args: { order: loaded(onItsWay) } })

export const Sold = meta.story({ args: { order: loaded(waiting) } })

/** What is different today is said before it is bought again. */
export const BoughtAgain = meta.story({
  args: {
    order: loaded(onItsWay),
    findProduct: fn(async () => ({ ...oneGood, price: 40, minQuantity: 300, mainQuantity: 100 })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy again' }))
    await expect(await screen.findByText('Different from last time')).toBeVisible()
    for (const said of ['The smallest order is 300 units by now.', 'Only 100 are in stock.'])
      await expect(screen.getByText(said)).toBeVisible()
    await expect(screen.getByRole('spinbutton')).toHaveValue('240')
  },
})

export const Loading = meta.story({ args: { order: loading } })

export const NotFound = meta.story({ args: { order: failed, isMissing: true } })

export const Failed = meta.story({ args: { order: failed } })

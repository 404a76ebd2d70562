import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { landscapePhoto } from '../../primitives/Picture/photographs.fixtures.ts'
import { MainLayout } from '../../site/MainLayout/MainLayout.tsx'
import { fieldToolbox, longTexts, studioHeadphones } from '../products.fixtures.ts'
import { ProductDetail, type ProductDetailProps } from './ProductDetail.tsx'

const stepped = {
  ...studioHeadphones,
  priceBreaks: [
    { from: 240, price: 36.2 },
    { from: 600, price: 35.1 },
    { from: 1200, price: 33.9 },
    { from: 2400, price: 32.5 },
  ],
}

/** Controls the quantity, like a host. */
function Page(props: ProductDetailProps) {
  const [quantity, setQuantity] = useState(props.quantity ?? null)
  return (
    <ProductDetail
      {...props}
      quantity={quantity}
      onQuantityChange={(next) => {
        setQuantity(next)
        props.onQuantityChange?.(next)
      }}
    />
  )
}

const meta = preview.meta({
  component: ProductDetail,
  title: 'Marketplace/Buying/ProductDetail/Buy box',
  args: { product: stepped, onBuy: fn(), onOffer: fn(), onQuantityChange: fn() },
  render: (args) => <Page {...args} />,
})

/** Before a quantity is chosen: the list price, the minimum, and all price breaks. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Minimum order: 120 units')).toBeVisible()
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity' })).toHaveAttribute('placeholder', '120')
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5)
  },
})

export const Playground = meta.story({ args: { isPending: false } })

/** Price, step and total follow the quantity while the user types. */
export const LiveTotal = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const total = () => canvasElement.querySelector('[data-slot=buy-box-total]')
    const field = canvas.getByRole('spinbutton', { name: 'Quantity' })
    await expect(total()).toBeNull()
    await userEvent.type(field, '250')
    await expect(total()).toHaveTextContent('$9,050.00')
    await expect(canvas.getByText('$36.20', { selector: '[data-slot=price] bdi' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^From 240/ })).toHaveAttribute('data-state', 'on')
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(250)
    await userEvent.clear(field)
    await expect(total()).toBeNull()
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(null)
  },
})

/** A quantity below the minimum marks no price, and the hint counts from the typed quantity. */
export const BelowTheMinimum = meta.story({
  args: { quantity: 60 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('180 more and each costs $36.20.')).toBeVisible()
    await expect(canvas.queryByRole('rowheader', { name: /Your quantity/ })).toBeNull()
  },
})

/** A visitor can tab past the quantity and leave it empty. */
export const PastTheQuantity = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Quantity' })
    await userEvent.click(field)
    await userEvent.tab()
    await expect(field).not.toHaveFocus()
    await expect(field).not.toBeInvalid()
    await expect(canvas.queryByText('Enter a quantity')).toBeNull()
  },
})

/** The buttons start at the minimum and go by the carton. A smaller typed quantity shows an error. */
export const FromTheMinimum = meta.story({
  tags: ['behaviour'],
  args: { product: { ...stepped, orderMultiple: 24 } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Quantity' })
    const more = canvas.getByRole('button', { name: '24 units more' })
    await userEvent.click(more)
    await expect(field).toHaveValue('120')
    await userEvent.click(more)
    await expect(field).toHaveValue('144')
    await userEvent.clear(field)
    await userEvent.type(field, '5{Enter}')
    await expect(field).toHaveAccessibleDescription('Not below 120')
    await expect(canvas.getByText('Minimum order: 120 units')).toBeVisible()
  },
})

export const Chosen = meta.story({ args: { quantity: 600 } })

/** The whole box is in the first viewport beside a picture, also with five prices and two buttons. */
export const InTheFirstWindow = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const buy = canvas.getByRole('button', { name: 'Buy' }).getBoundingClientRect()
    const ladder = canvas.getByRole('table').getBoundingClientRect()
    await expect(ladder.bottom).toBeLessThan(buy.top)
    await expect(buy.bottom).toBeLessThan(window.innerHeight)
    await expect(buy.bottom).toBeLessThan(canvas.getByText('Available stock').getBoundingClientRect().top)
  },
})

/** On a phone the bar spans the bottom of the window, with nothing visible beside or below it. */
export const BarOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  args: { product: { ...stepped, description: longTexts.description } },
  render: (args) => (
    <MainLayout navBar={null}>
      <Page {...args} />
    </MainLayout>
  ),
  play: async ({ canvas, canvasElement }) => {
    const bar = canvasElement.querySelector('[data-slot=buy-bar]')
    const layout = canvasElement.querySelector('[data-slot=main-layout]')
    if (!bar || !layout) throw new Error('There is no bar.')
    const { left, right, bottom } = bar.getBoundingClientRect()
    await expect([left, right]).toEqual([0, document.documentElement.clientWidth])
    const below = Number.parseFloat(getComputedStyle(layout).paddingBottom)
    await expect(bottom).toBeCloseTo(window.innerHeight - below, 0)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    await expect(getComputedStyle(bar).backgroundColor).toMatch(/^(rgb|oklch|color)\([^/]*\)$/)
    window.scrollTo(0, document.documentElement.scrollHeight)
    const facts = canvas.getAllByRole('definition').map((fact) => fact.getBoundingClientRect().bottom)
    await expect(bar.getBoundingClientRect().top).toBeGreaterThan(Math.max(...facts))
    window.scrollTo(0, 0)
  },
})

/** A product that cannot be bought shows prices, but no quantity. */
export const NothingToBuy = meta.story({
  args: { product: { ...stepped, mainQuantity: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toBeVisible()
    await expect(canvas.queryByRole('spinbutton')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Buy' })).toHaveAccessibleDescription('Out of stock')
  },
})

/** With a single price there is only the quantity. */
export const OnePrice = meta.story({
  args: { product: { ...fieldToolbox, image: landscapePhoto }, onOffer: undefined, quantity: 30 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(canvas.getByText('$1,620.00')).toBeVisible()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, Chosen, NothingToBuy, OnePrice }} />,
})

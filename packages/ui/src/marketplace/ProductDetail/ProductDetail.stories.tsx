import type { ReactNode } from 'react'
import { expect, fn, within } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { ButtonLink } from '../../primitives/Button/Button.tsx'
import { Menu } from '../../primitives/Menu/Menu.tsx'
import { landscapePhoto } from '../../primitives/Picture/photographs.fixtures.ts'
import { MainLayout } from '../../site/MainLayout/MainLayout.tsx'
import { NavBar } from '../../site/NavBar/NavBar.tsx'
import { at, brand, memberLinks, signedOut } from '../../site/site.fixtures.tsx'
import { bodyLotion, fieldToolbox, longTexts, studioHeadphones } from '../products.fixtures.ts'
import { ProductDetail } from './ProductDetail.tsx'

const meta = preview.meta({
  component: ProductDetail,
  title: 'Marketplace/Buying/ProductDetail',
  args: {
    product: studioHeadphones,
    onBuy: fn(),
    onRetry: fn(),
    notFoundAction: <ButtonLink href="/all-categories">See all categories</ButtonLink>,
  },
})

/** Picture, name, description, price, brand, available stock, minimum order, rating and Buy. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Studio Over-ear Headphones' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Studio Over-ear Headphones' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: '4.7 out of 5' })).toBeVisible()
    const facts = canvas.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
    await expect(facts).toEqual([
      ['Brand', 'Sonali Audio'],
      ['Category', 'Electronics & Gadgets'],
      ['Available stock', '4,820 units'],
      ['Minimum order', '120 units'],
    ])
    await expect(canvas.getByText('$38.50')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Buy' }))
    await expect(args.onBuy).toHaveBeenCalledOnce()
  },
})

/** If the page has its own heading, the name is one level lower. */
export const UnderAHeading = meta.story({
  args: { headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Studio Over-ear Headphones' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { level: 1 })).toBe(null)
  },
})

/** Brand and category are links to similar products. */
export const Linked = meta.story({
  tags: ['behaviour'],
  args: { brandHref: '/all-products?brand=Sonali+Audio', categoryHref: '/category/Electronics' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sonali Audio' })).toHaveAttribute(
      'href',
      '/all-products?brand=Sonali+Audio',
    )
    await expect(canvas.getByRole('link', { name: 'Electronics & Gadgets' })).toHaveAttribute(
      'href',
      '/category/Electronics',
    )
  },
})

/** A secondary button beside Buy makes the supplier an offer. */
export const ToBeOffered = meta.story({
  args: { onOffer: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make an offer' }))
    await expect(args.onOffer).toHaveBeenCalledOnce()
    await expect(args.onBuy).not.toHaveBeenCalled()
  },
})

export const Playground = meta.story({ args: { isLoading: false } })

/** The keyboard reaches a single action. */
export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Buy' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onBuy).toHaveBeenCalledOnce()
  },
})

/** On a phone the buttons stay in view on a long page. At the end of the page they are in their own place. */
export const BuyBoxInView = meta.story({
  args: { product: longTexts },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const buy = canvas.getByRole('button', { name: 'Buy' })
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight)
    await expect(buy.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    window.scrollTo(0, document.documentElement.scrollHeight)
    const facts = canvas.getAllByRole('definition').map((fact) => fact.getBoundingClientRect().bottom)
    await expect(buy.getBoundingClientRect().top).toBeGreaterThan(Math.max(...facts))
    window.scrollTo(0, 0)
  },
})

/** A page between the site's bars. */
const between = (detail: ReactNode) => (
  <MainLayout
    navBar={
      <NavBar
        brand={brand}
        links={at('/', memberLinks)}
        session={signedOut}
        menu={Menu}
        isDark={false}
        onToggleDark={fn()}
      />
    }
  >
    <div className="h-screen" />
    {detail}
    <div className="h-screen" />
  </MainLayout>
)

/** At any scroll position the bars are above the box, so that a press reaches them. */
export const UnderTheBars = meta.story({
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'tablet' } },
  args: { onOffer: fn() },
  render: (args) => between(<ProductDetail {...args} />),
  play: async ({ canvas }) => {
    const bars = [
      canvas.getByRole('banner'),
      canvas.getAllByRole('link', { name: 'Home' }).find((link) => getComputedStyle(link).display !== 'none'),
    ]
    for (const bar of bars) {
      const box = canvas.getByRole('button', { name: 'Buy' }).getBoundingClientRect()
      const edge = bar?.getBoundingClientRect()
      if (!bar || !edge) throw new Error('There is no such bar.')
      const middle = edge.top + edge.height / 2
      window.scrollBy({ top: box.top + box.height / 2 - middle, behavior: 'instant' })
      const hit = document.elementFromPoint(box.left + box.width / 2, middle)
      await expect(hit?.closest('[data-slot=nav-bar]')).toBe(canvas.getByRole('banner'))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  },
})

/** On a phone the first viewport shows the name, the price and both buttons, each on one line. */
export const FirstWindow = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { onOffer: fn() },
  play: async ({ canvas }) => {
    const top = (element: HTMLElement) => element.getBoundingClientRect().top
    const bar = canvas.getByRole('button', { name: 'Buy' }).closest<HTMLElement>('[data-slot=buy-bar]')
    if (!bar) throw new Error('There is no bar.')
    await expect(top(canvas.getByRole('button', { name: 'Make an offer' }))).toBe(
      top(canvas.getByRole('button', { name: 'Buy' })),
    )
    await expect(bar.offsetHeight).toBeLessThanOrEqual(124)
    await expect(canvas.getByRole('heading').getBoundingClientRect().bottom).toBeLessThan(top(bar))
  },
})

/** Beside the picture, the buy box is directly below the name, before the facts. */
export const BuyBoxFirst = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const buy = canvas.getByRole('button', { name: 'Buy' }).getBoundingClientRect()
    await expect(buy.bottom).toBeLessThan(window.innerHeight / 2)
    await expect(buy.bottom).toBeLessThan(canvas.getByText('Available stock').getBoundingClientRect().top)
  },
})

export const LowStock = meta.story({
  args: { product: bodyLotion },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Buy' })).not.toHaveAttribute('aria-disabled')
  },
})

export const OutOfStock = meta.story({
  args: { product: { ...fieldToolbox, mainQuantity: 0 } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Out of stock', { selector: 'strong' })).toBeVisible()
    const buy = canvas.getByRole('button', { name: 'Buy' })
    await expect(buy).toHaveAccessibleDescription('Out of stock')
    await userEvent.click(buy)
    await expect(args.onBuy).not.toHaveBeenCalled()
  },
})

/** The supplier has a page and is verified. */
export const Supplied = meta.story({
  args: {
    product: { ...fieldToolbox, supplier: { id: 's1', name: 'Padma Mills', verified: true } },
    supplierHref: '#padma',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Padma Mills' })).toHaveAttribute('href', '#padma')
    await expect(canvas.getByRole('img', { name: 'Verified supplier' })).toBeVisible()
  },
})

/** The supplier has withdrawn it: it can be read, but not bought. */
export const Withdrawn = meta.story({
  args: { product: { ...fieldToolbox, withdrawn: true } },
  play: async ({ canvas, userEvent, args }) => {
    const buy = canvas.getByRole('button', { name: 'Buy' })
    await expect(buy).toHaveAccessibleDescription('No longer on sale')
    await userEvent.click(buy)
    await expect(args.onBuy).not.toHaveBeenCalled()
  },
})

/** The stock does not fill a minimum order: the product cannot be bought, and the page says why. */
export const StockBelowMinimum = meta.story({
  args: { product: { ...bodyLotion, mainQuantity: 96 } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Only 96 left, minimum is 480', { selector: 'strong' })).toBeVisible()
    const buy = canvas.getByRole('button', { name: 'Buy' })
    await expect(buy).toHaveAccessibleDescription('Only 96 left, minimum is 480')
    await userEvent.click(buy)
    await expect(args.onBuy).not.toHaveBeenCalled()
  },
})

export const LongTexts = meta.story({
  args: { product: longTexts },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** A short compound, or a figure with its unit, does not break over two lines on a narrow page. */
export const WholeCompounds = meta.story({
  tags: ['behaviour'],
  args: {
    product: { ...studioHeadphones, name: 'Fast-Charging USB-C Charger 45 W', description: '45 W, USB-C to USB-C.' },
  },
  render: (args) => (
    <div className="grid gap-4">
      {[60, 75, 90, 110, 130, 150, 170, 190, 210].map((width) => (
        <div key={width} style={{ width }}>
          <ProductDetail {...args} className="[&>article]:grid-cols-1!" />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const heading of canvas.getAllByRole('heading', { level: 1 })) {
      await expect(heading).toHaveTextContent(/^Fast-Charging USB-C Charger 45 W$/)
      for (const part of ['USB-C', '45 W']) {
        await expect(within(heading).getByText(part).getClientRects()).toHaveLength(1)
      }
    }
  },
})

export const Photograph = meta.story({ args: { product: { ...studioHeadphones, image: landscapePhoto } } })

export const MissingPicture = meta.story({ args: { product: { ...studioHeadphones, image: '' } } })

export const Loading = meta.story({
  args: { product: undefined, isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the product')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const NotFound = meta.story({
  args: { product: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Product not found' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See all categories' })).toHaveAttribute('href', '/all-categories')
  },
})

export const Failed = meta.story({
  args: { product: undefined, error: new Error('unavailable') },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The product could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Composite stories={{ Default, Supplied, OutOfStock, StockBelowMinimum, LongTexts, Loading, NotFound, Failed }} />
  ),
})

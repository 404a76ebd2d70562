import { ArotProvider } from '@arot/ui/ArotProvider'
import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { lastVersion, type Offer } from '../offer.ts'
import { madeOffers, receivedOffers } from '../offers.fixtures.ts'
import { OfferTable } from './OfferTable.tsx'

const meta = preview.meta({
  component: OfferTable,
  title: 'Trade/Offers/OfferTable',
  args: { offers: receivedOffers, side: 'sold' as const, hrefFor: ({ id }: Offer) => `#${id}`, onRetry: fn() },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent)
    await expect(heads).toEqual(['Product', 'State', 'Buyer', 'Quantity', 'Price', 'To list price', 'Total', 'Until'])
    const row = canvas.getByRole('row', { name: /Body Lotion/ })
    for (const text of ['Proposed', 'Needs your answer', 'Nusrat Rahman', '480', '$5.50', '11.3% below', '$2,640.00'])
      await expect(row).toHaveTextContent(text)
  },
})

export const Playground = meta.story({})

export const Made = meta.story({
  args: { offers: madeOffers, side: 'bought' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Supplier' })).toBeVisible()
    await expect(canvas.getByText('No answer in time')).toBeVisible()
  },
})

/** Columns of text can be wider, also by keyboard. Figures and dates always fit, so these have no handle. */
export const WiderByKeyboard = meta.story({
  tags: ['behaviour'],
  args: { widths: { party: 11 }, onWidthsChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const handles = canvas.getAllByRole('separator').map(({ ariaLabel }: HTMLElement) => ariaLabel)
    await expect(handles).toEqual(['Width of Product', 'Width of Buyer'])
    await expect(canvas.getByRole('columnheader', { name: 'Buyer' }).offsetWidth).toBe(176)
    canvas.getByRole('separator', { name: 'Width of Buyer' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onWidthsChange).toHaveBeenCalledWith(expect.objectContaining({ party: 12 }))
  },
})

/** Crores in Bengali digits with a three-letter currency fit into their columns. */
export const InBengali = meta.story({
  args: {
    offers: receivedOffers.map((offer, row) => {
      const last = lastVersion(offer)
      const large = { ...last, quantity: 12_345_600, price: 8.1, listPrice: 9 }
      const dear = { ...last, quantity: 9_999, price: 10_000.99, listPrice: 12_500 }
      return { ...offer, versions: [row % 2 ? large : dear] }
    }),
  },
  decorators: (Story) => (
    <ArotProvider locale="bn-BD">
      <Story />
    </ArotProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(/৯,৯৯,৯৯,৩৬০\.০০/).length).toBeGreaterThan(0)
    const cells = [...canvasElement.querySelectorAll('td')].filter(({ textContent }) => /[০-৯]/.test(textContent))
    await expect(cells.length).toBeGreaterThan(20)
    for (const cell of cells) {
      const room = cell.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(cell)
      const text = range.getBoundingClientRect()
      await expect([cell.textContent, text.left >= room.left, text.right <= room.right]).toEqual([
        cell.textContent,
        true,
        true,
      ])
    }
  },
})

/** The name links to the offer. */
export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: /Body Lotion/ }).focus()
    await expect(document.activeElement).toHaveAttribute('href', '#f6')
    await userEvent.keyboard('{ArrowDown}')
    await expect(document.activeElement).toHaveAttribute('href', '#f5')
  },
})

export const Loading = meta.story({
  args: { offers: undefined, isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading offers')).toBeInTheDocument()
  },
})

export const Empty = meta.story({
  args: { offers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No offers found' })).toBeVisible()
  },
})

export const Failed = meta.story({
  args: { offers: undefined, error: new Error('unreachable') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, Made, Loading, Empty }} />,
})

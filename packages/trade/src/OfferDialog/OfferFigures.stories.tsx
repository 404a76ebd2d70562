import { ArotProvider } from '@arot/ui/ArotProvider'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { studioHeadphones } from '../../../ui/src/marketplace/products.fixtures.ts'
import { firstBid, offersNow } from '../offers.fixtures.ts'
import { OfferDialog, type OfferDialogProps } from './OfferDialog.tsx'

const meta = preview.meta({
  component: OfferDialog,
  title: 'Trade/Offers/OfferDialog/Figures',
  parameters: { docs: { story: { inline: false, iframeHeight: '760px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    product: {
      ...studioHeadphones,
      minQuantity: 48,
      orderMultiple: 24,
      mainQuantity: 1240,
      priceBreaks: [{ from: 480, price: 37 }],
    },
    now: offersNow,
    onSubmit: fn<OfferDialogProps['onSubmit']>(async () => {}),
  },
})

export const Default = meta.story({
  play: async () => {
    const { quantity } = await offering()
    await expect(quantity).toHaveAccessibleDescription('Minimum 48, sold in cartons of 24, 1,240 in stock')
  },
})

export const Playground = meta.story({})

/** More units than the stock are allowed, because more may come in. The dialog only warns. */
export const OverStock = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ userEvent, args }) => {
    const { dialog, quantity, price, send } = await offering()
    await fill(userEvent, quantity, '1224')
    await userEvent.type(price, '34')
    await expect(dialog.queryByRole('alert')).toBeNull()
    await fill(userEvent, quantity, '1248')
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      'More than is in stockIn stock now: 1,240. You can send the offer, but the supplier can accept it only once enough units are in stock.',
    )
    await userEvent.click(send)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ quantity: 1248 })))
  },
})

/** An offer above the list price is allowed. The form shows what the units cost. */
export const OverList = meta.story({
  play: async ({ userEvent, args }) => {
    const { dialog, quantity, price, send } = await offering()
    await userEvent.type(price, '37.50')
    await expect(dialog.queryByRole('alert')).toBeNull()
    await fill(userEvent, quantity, '480')
    await expect(dialog.getByRole('alert')).toHaveTextContent('That is more than the price for 480 units: $37.00 each')
    await fill(userEvent, price, '37')
    await expect(dialog.queryByRole('alert')).toBeNull()
    await fill(userEvent, price, '38')
    await userEvent.click(send)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ price: 38 })))
  },
})

/** A counter-offer can show both warnings. */
export const Both = meta.story({
  args: { last: firstBid, side: 'sold' },
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ userEvent }) => {
    const { dialog, quantity, price } = await offering('Make a counter-offer')
    await fill(userEvent, quantity, '2400')
    await fill(userEvent, price, '40')
    await expect(dialog.getAllByRole('alert')).toHaveLength(2)
  },
})

/** Figures in any grouping or script are shown as read before they are sent. */
export const TypedPrice = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const { dialog, quantity, price, send } = await offering()
    const understood = dialog.getByRole('region', { name: 'Your offer' })
    await fill(userEvent, quantity, '1,200')
    await expect(understood).toHaveTextContent('Total1,200 × –')
    await fill(userEvent, price, '1,034.5')
    await expect(price.parentElement).toHaveTextContent('= $1,034.50')
    await expect(quantity).toHaveValue('1200')
    await expect(understood).toHaveTextContent('1,200 × $1,034.50$1,241,400.00')
    await fill(userEvent, quantity, '১২,০০,০০০')
    await fill(userEvent, price, '৩৪.৫')
    await expect(understood).toHaveTextContent('1,200,000 × $34.50$41,400,000.00')
    await fill(userEvent, price, '34,5')
    await userEvent.click(send)
    await expect(price).toHaveAccessibleDescription(/“34,5” is not a price/)
    await fill(userEvent, price, '34.5')
    await userEvent.click(send)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ quantity: 1_200_000, price: 34.5 })),
    )
  },
})

/** In Bengali all figures are shown in Bengali digits, whichever digits were typed. */
export const InBengali = meta.story({
  args: { product: { ...studioHeadphones, minQuantity: 1_000_000, mainQuantity: 2_500_000 } },
  decorators: (Story) => (
    <ArotProvider locale="bn-BD" messages={{}}>
      <Story />
    </ArotProvider>
  ),
  play: async ({ userEvent }) => {
    const { dialog, quantity, price } = await offering()
    await expect(quantity).toHaveAccessibleDescription(/Minimum ১০,০০,০০০, ২৫,০০,০০০ in stock/)
    await fill(userEvent, quantity, '1,250,000')
    await userEvent.type(price, '34')
    await expect(quantity).toHaveValue('১২৫০০০০')
    await expect(dialog.getByRole('region', { name: 'Your offer' })).toHaveTextContent('১২,৫০,০০০ × ')
  },
})

type Typing = {
  clear: (field: HTMLElement) => Promise<void>
  type: (field: HTMLElement, text: string) => Promise<void>
}

async function fill(user: Typing, field: HTMLElement, text: string) {
  await user.clear(field)
  await user.type(field, text)
}

async function offering(title = 'Make an offer') {
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  return {
    dialog,
    quantity: dialog.getByRole('spinbutton', { name: 'Quantity' }),
    price: dialog.getByRole('textbox', { name: 'Your price per unit' }),
    send: dialog.getByRole('button', { name: /^Send/ }),
  }
}

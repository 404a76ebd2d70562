import { ArotProvider } from '@arot/ui/ArotProvider'
import { Button } from '@arot/ui/Button'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { studioHeadphones } from '../../../ui/src/marketplace/products.fixtures.ts'
import { firstBid, offersNow } from '../offers.fixtures.ts'
import { OfferDialog, type OfferDialogProps } from './OfferDialog.tsx'

const product = {
  ...studioHeadphones,
  minQuantity: 48,
  orderMultiple: 24,
  priceBreaks: [{ from: 480, price: 37 }],
}

const meta = preview.meta({
  component: OfferDialog,
  title: 'Trade/Offers/OfferDialog',
  parameters: { docs: { story: { inline: false, iframeHeight: '760px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    product,
    now: offersNow,
    onSubmit: fn<OfferDialogProps['onSubmit']>(async () => {}),
  },
  render: (args) => <DialogHost {...args} />,
})

/** The summary shows how the fields were read, the total and the difference from the list price. */
export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await offering()
    const quantity = dialog.getByRole('spinbutton', { name: 'Quantity' })
    await waitFor(() => expect(quantity).toHaveFocus())
    await expect(quantity).toHaveValue('48')
    await expect(quantity).toHaveAccessibleDescription(/^Minimum 48, sold in cartons of 24/)
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '480')
    const price = dialog.getByRole('textbox', { name: 'Your price per unit' })
    await expect(price).toHaveAccessibleDescription(/List price for this quantity: \$37\.00/)
    await userEvent.type(price, '34.50')
    const understood = dialog.getByRole('region', { name: 'Your offer' })
    await expect(understood).toHaveTextContent('480 × $34.50$16,560.00')
    await expect(understood).toHaveTextContent('$2.50 (6.8%) each below the list price')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message (optional)' }), ' Every quarter. ')
    await userEvent.click(dialog.getByRole('button', { name: 'Send offer' }))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        quantity: 480,
        price: 34.5,
        note: 'Every quarter.',
        until: new Date('2026-12-01T23:59:59.999Z'),
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

export const Playground = meta.story({})

export const Open = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ userEvent }) => {
    const dialog = await offering()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Your price per unit' }), '34.50')
  },
})

/** A counter-offer starts from the terms it answers and shows the differences. */
export const Counter = meta.story({
  args: { last: firstBid, side: 'sold' },
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ userEvent, args }) => {
    const dialog = await offering('Make a counter-offer')
    await expect(dialog.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('240')
    const price = dialog.getByRole('textbox', { name: 'Your price per unit' })
    await expect(price).toHaveValue('34')
    await userEvent.clear(price)
    await userEvent.type(price, '36')
    const understood = dialog.getByRole('region', { name: 'Your offer' })
    await expect(understood).toHaveTextContent('$2.00 (5.9%) each more than before240 × $34.00')
    await expect(dialog.getByText('The buyer will see this.')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** A counter-offer needs another price or quantity. A new note or day is not enough. */
export const SameTerms = meta.story({
  tags: ['behaviour'],
  args: { last: firstBid, side: 'sold' },
  play: async ({ userEvent, args }) => {
    const dialog = await offering('Make a counter-offer')
    const price = dialog.getByRole('textbox', { name: 'Your price per unit' })
    const quantity = dialog.getByRole('spinbutton', { name: 'Quantity' })
    const send = dialog.getByRole('button', { name: 'Send counter-offer' })
    fireEvent.change(dialog.getByLabelText('Valid until'), { target: { value: '2026-12-05' } })
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message (optional)' }), 'As you said.')
    await userEvent.click(send)
    await expect(price).toHaveAccessibleDescription(
      /These are the terms you were offered. Accept them, or change the quantity or price/,
    )
    await waitFor(() => expect(price).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '480')
    await expect(price).toBeValid()
    await userEvent.click(send)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
})

/** All errors show at once at their fields, the first field has the focus, and nothing is sent. */
export const FieldErrors = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ userEvent, args }) => {
    const dialog = await offering()
    const quantity = dialog.getByRole('spinbutton', { name: 'Quantity' })
    const price = dialog.getByRole('textbox', { name: 'Your price per unit' })
    const send = dialog.getByRole('button', { name: 'Send offer' })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '47')
    await userEvent.type(price, 'cheap')
    await userEvent.click(send)
    await expect(quantity).toHaveAccessibleDescription(/At least 48: that is the smallest order/)
    await expect(price).toHaveAccessibleDescription(/“cheap” is not a price/)
    await waitFor(() => expect(quantity).toHaveFocus())
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '48')
    await userEvent.click(send)
    await waitFor(() => expect(price).toHaveFocus())
    await userEvent.clear(price)
    await userEvent.type(price, '0')
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '47')
    await userEvent.click(send)
    await expect(quantity).toHaveAccessibleDescription(/At least 48: that is the smallest order/)
    await expect(price).toHaveAccessibleDescription(/Enter a price above 0/)
    await waitFor(() => expect(quantity).toHaveFocus())
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '49')
    await expect(quantity).toBeValid()
    await userEvent.click(send)
    await expect(quantity).toHaveAccessibleDescription(/In whole cartons of 24/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** The offer can end between tomorrow and 30 days ahead. */
export const Days = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const dialog = await offering()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Your price per unit' }), '34')
    const until = dialog.getByLabelText('Valid until')
    const send = dialog.getByRole('button', { name: 'Send offer' })
    await expect(until).toHaveValue('2026-12-01')
    for (const wrong of ['2026-11-24', '2026-12-25']) {
      fireEvent.change(until, { target: { value: wrong } })
      await userEvent.click(send)
      await expect(until).toBeInvalid()
    }
    fireEvent.change(until, { target: { value: '' } })
    await userEvent.click(send)
    await expect(until).toHaveAccessibleDescription(/Choose an end date/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    fireEvent.change(until, { target: { value: '2026-12-24' } })
    await userEvent.click(send)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
})

/** The day ends at midnight in the reader's time zone. */
export const Elsewhere = meta.story({
  tags: ['behaviour'],
  decorators: (Story) => (
    <ArotProvider locale="de-DE" timeZone="Asia/Dhaka">
      <Story />
    </ArotProvider>
  ),
  play: async ({ userEvent, args }) => {
    const dialog = await offering()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Your price per unit' }), '34,5')
    await userEvent.click(dialog.getByRole('button', { name: 'Send offer' }))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        quantity: 48,
        price: 34.5,
        until: new Date('2026-12-01T17:59:59.999Z'),
      }),
    )
  },
})

/** The host's rules replace the library's and name their fields. */
export const HostRules = meta.story({
  tags: ['behaviour'],
  args: { validate: ({ price }) => ({ fields: price < 30 ? { price: 'Not below 30' } : {} }) },
  play: async ({ userEvent, args }) => {
    const dialog = await offering()
    const price = dialog.getByRole('textbox', { name: 'Your price per unit' })
    await userEvent.type(price, '29')
    await userEvent.click(dialog.getByRole('button', { name: 'Send offer' }))
    await expect(price).toHaveAccessibleDescription(/Not below 30/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const LongestWords = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await offering()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Your price per unit' }), '34')
    const words = dialog.getByRole('textbox', { name: 'Message (optional)' })
    await userEvent.click(words)
    await userEvent.paste('a'.repeat(501))
    await userEvent.click(dialog.getByRole('button', { name: 'Send offer' }))
    await expect(words).toHaveAccessibleDescription(/At most 500 characters/)
    await userEvent.click(words)
    await userEvent.keyboard('{End}{Backspace}')
    await userEvent.click(dialog.getByRole('button', { name: 'Send offer' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
})

/** The dialog cannot be closed while the answer is pending. */
export const Pending = meta.story({
  args: { onSubmit: fn<OfferDialogProps['onSubmit']>(() => new Promise<void>(() => {})) },
  play: async ({ userEvent, args }) => {
    const dialog = await offering()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Your price per unit' }), '34')
    const send = dialog.getByRole('button', { name: 'Send offer' })
    await userEvent.click(send)
    await expect(send).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(send)
    await expect(screen.getByRole('dialog')).toBeVisible()
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

/** After a refusal the values stay, so that the user need not type them again. */
export const Refused = meta.story({
  args: {
    onSubmit: fn<OfferDialogProps['onSubmit']>(async () => ({
      title: 'No longer on sale',
      text: 'The supplier no longer sells this product.',
    })),
  },
  play: async ({ userEvent }) => {
    const dialog = await offering()
    const price = dialog.getByRole('textbox', { name: 'Your price per unit' })
    await userEvent.type(price, '34')
    await userEvent.click(dialog.getByRole('button', { name: 'Send offer' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('No longer on sale')
    await expect(price).toHaveValue('34')
  },
})

export const Failed = meta.story({
  args: { onSubmit: fn<OfferDialogProps['onSubmit']>(() => Promise.reject<void>(new Error(''))) },
  play: async ({ userEvent }) => {
    const dialog = await offering()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Your price per unit' }), '34')
    await userEvent.click(dialog.getByRole('button', { name: 'Send offer' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Something went wrong.')
  },
})

/** The offer has ended: the dialog says so and sends nothing. */
export const Over = meta.story({
  args: { last: firstBid, side: 'sold', isOver: true },
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ userEvent, args }) => {
    const dialog = await offering('Make a counter-offer')
    await expect(dialog.getByRole('alert')).toHaveTextContent('This offer can no longer be answered')
    const price = dialog.getByRole('textbox', { name: 'Your price per unit' })
    await userEvent.clear(price)
    await userEvent.type(price, '36')
    const send = dialog.getByRole('button', { name: 'Send counter-offer' })
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(send)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** A new version arrives meanwhile: the dialog shows its terms and keeps what was typed. */
export const Replaced = meta.story({
  args: {
    last: firstBid,
    side: 'sold',
  },
  render: (args) => <Moving {...args} />,
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ userEvent }) => {
    const dialog = await offering('Make a counter-offer')
    const price = dialog.getByRole('textbox', { name: 'Your price per unit' })
    await userEvent.clear(price)
    await userEvent.type(price, '36')
    await expect(dialog.queryByRole('alert')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Send counter-offer' }))
    await waitFor(() => expect(dialog.getAllByRole('alert')).toHaveLength(2))
    await expect(dialog.getAllByRole('alert')[0]).toHaveTextContent('The other side changed the terms')
    await expect(dialog.getAllByRole('alert')[1]).toHaveFocus()
    await expect(price).toHaveValue('36')
    const understood = dialog.getByRole('region', { name: 'Your offer' })
    await expect(understood).toHaveTextContent(/Last offer.*600 × \$35\.00$/)
  },
})

async function offering(title = 'Make an offer') {
  return within(await screen.findByRole('dialog', { name: title }))
}

/** A host that gets a new version while the dialog is open. */
function Moving({ last, ...props }: OfferDialogProps) {
  const [newest, setNewest] = useState(last)
  return (
    <OfferDialog
      {...props}
      last={newest}
      onSubmit={async () => {
        setNewest({ quantity: 600, price: 35 })
        return { title: 'This offer has changed', text: 'Look at it, and answer once more.' }
      }}
    />
  )
}

function DialogHost({ isOpen, ...props }: OfferDialogProps) {
  const [isShown, setIsShown] = useState(isOpen)
  return (
    <>
      <Button variant="secondary" onClick={() => setIsShown(true)}>
        Offer
      </Button>
      <OfferDialog {...props} isOpen={isShown} onOpenChange={setIsShown} />
    </>
  )
}

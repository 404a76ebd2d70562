import { useEffect, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import type { OfferAct } from '../offer.ts'
import { offerIn, offerTo } from '../offers.fixtures.ts'
import { OfferActs, type OfferActsProps } from './OfferActs.tsx'

const meta = preview.meta({
  component: OfferActs,
  title: 'Trade/Offers/OfferActs',
  args: {
    offer: offerTo('asked'),
    acts: ['decline', 'counter', 'accept'] as OfferAct[],
    onAct: fn<OfferActsProps['onAct']>(async () => {}),
    onCounter: fn(),
  },
})

/** Accepting asks first and names the terms. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const names = canvas.getAllByRole('button').map(({ textContent }) => textContent)
    await expect(names).toEqual(['Accept', 'Counter-offer', 'Decline'])
    const accept = canvas.getByRole('button', { name: 'Accept' })
    await userEvent.click(accept)
    const question = await screen.findByRole('alertdialog', { name: 'Accept this offer?' })
    await expect(question).toHaveAccessibleDescription(
      '240 units at $34.00 each: $8,160.00 in all.\nWe then reserve the units for 72 hours.',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Not yet' }))
    await waitFor(() => expect(accept).toHaveFocus())
    await expect(args.onAct).not.toHaveBeenCalled()
    await userEvent.click(accept)
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, accept it' }))
    await waitFor(() => expect(args.onAct).toHaveBeenCalledWith('accept', {}))
  },
})

export const Playground = meta.story({})

export const Countered = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Counter-offer' }))
    await waitFor(() => expect(args.onCounter).toHaveBeenCalledOnce())
    await expect(args.onAct).not.toHaveBeenCalled()
  },
})

/** The note of a decline is optional and has at most 500 characters. */
export const Declined = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    const decline = canvas.getByRole('button', { name: 'Decline' })
    await userEvent.click(decline)
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline this offer?' }))
    const words = dialog.getByRole('textbox', { name: 'Message (optional)' })
    await userEvent.click(words)
    await userEvent.paste('a'.repeat(501))
    await userEvent.click(dialog.getByRole('button', { name: 'Decline offer' }))
    await expect(words).toHaveAccessibleDescription(/At most 500 characters/)
    await expect(args.onAct).not.toHaveBeenCalled()
    await userEvent.clear(words)
    await userEvent.type(words, ' Not this season. ')
    await userEvent.click(dialog.getByRole('button', { name: 'Decline offer' }))
    await waitFor(() => expect(args.onAct).toHaveBeenCalledWith('decline', { note: 'Not this season.' }))
    await waitFor(() => expect(decline).toHaveFocus())
    await userEvent.click(decline)
    await userEvent.click(await screen.findByRole('button', { name: 'Decline offer' }))
    await waitFor(() => expect(args.onAct).toHaveBeenLastCalledWith('decline', {}))
  },
})

/** Withdrawing asks first as well, because it cannot be undone. */
export const Withdrawn = meta.story({
  tags: ['behaviour'],
  args: { offer: offerIn('asked'), acts: ['withdraw'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }))
    const question = await screen.findByRole('alertdialog', { name: 'Withdraw this offer?' })
    await expect(question).toHaveAccessibleDescription(/240 units at \$34\.00 each/)
    await userEvent.click(screen.getByRole('button', { name: 'Yes, withdraw it' }))
    await waitFor(() => expect(args.onAct).toHaveBeenCalledWith('withdraw', {}))
  },
})

/** The host's checkout sells the agreed units. */
export const Agreed = meta.story({
  args: { offer: offerIn('accepted'), acts: [], onBuy: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy at these terms' }))
    await waitFor(() => expect(args.onBuy).toHaveBeenCalledOnce())
  },
})

/** The pressed button is pending, and the others are disabled. */
export const Pending = meta.story({
  args: { onCounter: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    const counter = canvas.getByRole('button', { name: 'Counter-offer' })
    await userEvent.click(counter)
    await expect(counter).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('button', { name: 'Accept' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(counter)
    await expect(args.onCounter).toHaveBeenCalledOnce()
  },
})

/** Somebody else was faster: the refusal stays, although no act is left. */
export const Refused = meta.story({
  render: (args) => {
    const [acts, setActs] = useState(args.acts)
    const refuse = async () => {
      setActs([])
      return { title: 'The offer has changed', text: 'Other terms stand by now.' }
    }
    return <OfferActs {...args} acts={acts} onAct={refuse} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, accept it' }))
    const question = await screen.findByRole('alertdialog', { name: 'This offer has changed' })
    await userEvent.click(within(question).getByRole('button', { name: 'Close' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The offer has changedOther terms stand by now.')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

/** If the act fails for another reason than new terms, the question closes and the reason stays. */
export const NotEnough = meta.story({
  tags: ['behaviour'],
  args: {
    onAct: fn<OfferActsProps['onAct']>(async () => ({ title: 'Not enough units in stock' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, accept it' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Not enough units in stock')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
})

/** The terms change while the question is open: it shows them, cannot be confirmed, and keeps the focus. */
export const ChangedMeanwhile = meta.story({
  render: (args) => <Moving {...args} />,
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    const yes = await screen.findByRole('button', { name: 'Yes, accept it' })
    yes.focus()
    otherParty.dispatchEvent(new Event('counter'))
    const question = await screen.findByRole('alertdialog', { name: 'The terms have changed' })
    await expect(question).toHaveAccessibleDescription(
      'The terms changed while you were looking. The latest terms:\n360 units at $35.50 each: $12,780.00 in all.',
    )
    await expect(screen.queryByRole('button', { name: 'Yes, accept it' })).not.toBeInTheDocument()
    await expect(screen.getByRole('button', { name: 'See the terms' })).toHaveFocus()
    await expect(args.onAct).not.toHaveBeenCalled()
  },
})

/** A new question shows the current terms. */
export const AcceptedAfterAll = meta.story({
  tags: ['behaviour'],
  render: (args) => <Moving {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const accept = canvas.getByRole('button', { name: 'Accept' })
    await userEvent.click(accept)
    await screen.findByRole('alertdialog', { name: 'Accept this offer?' })
    otherParty.dispatchEvent(new Event('counter'))
    await userEvent.click(await screen.findByRole('button', { name: 'See the terms' }))
    await waitFor(() => expect(accept).toHaveFocus())
    await userEvent.click(accept)
    const question = await screen.findByRole('alertdialog', { name: 'Accept this offer?' })
    await expect(question).toHaveAccessibleDescription(/^360 units at \$35\.50 each/)
    await userEvent.click(screen.getByRole('button', { name: 'Yes, accept it' }))
    await waitFor(() => expect(args.onAct).toHaveBeenCalledWith('accept', {}))
  },
})

/** The offer is withdrawn while the question is open: it can only be dismissed. */
export const WithdrawnMeanwhile = meta.story({
  tags: ['behaviour'],
  render: (args) => <Moving {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    await screen.findByRole('alertdialog', { name: 'Accept this offer?' })
    otherParty.dispatchEvent(new Event('withdraw'))
    const question = await screen.findByRole('alertdialog', { name: 'This offer has changed' })
    await expect(within(question).getAllByRole('button')).toHaveLength(1)
    await userEvent.click(within(question).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(args.onAct).not.toHaveBeenCalled()
  },
})

/** The reader accepts the offer themselves, so the question closes without a message. */
export const Agreeing = meta.story({
  render: (args) => <Moving {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    const question = await screen.findByRole('alertdialog', { name: 'Accept this offer?' })
    const titles = new Set<string>()
    const looking = new MutationObserver(() => titles.add(question.querySelector('h2')?.textContent ?? ''))
    looking.observe(question, { childList: true, subtree: true, characterData: true, attributes: true })
    await userEvent.click(screen.getByRole('button', { name: 'Yes, accept it' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    looking.disconnect()
    await expect(titles).not.toContain('This offer has changed')
  },
})

const otherParty = new EventTarget()

/** An offer that changes while the reader looks at it. */
function Moving({ onAct, ...props }: OfferActsProps) {
  const [offer, setOffer] = useState(offerTo('asked'))
  const [acts, setActs] = useState(props.acts)
  useEffect(() => {
    const counter = () => setOffer(offerTo('accepted'))
    const withdraw = () => setActs([])
    otherParty.addEventListener('counter', counter)
    otherParty.addEventListener('withdraw', withdraw)
    return () => {
      otherParty.removeEventListener('counter', counter)
      otherParty.removeEventListener('withdraw', withdraw)
    }
  }, [])
  return (
    <OfferActs
      {...props}
      offer={offer}
      acts={acts}
      onAct={async (...said) => {
        setActs([])
        return onAct(...said)
      }}
    />
  )
}

export const Failed = meta.story({
  args: { onCounter: fn(() => Promise.reject(new Error('no answer'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Counter-offer' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong.')
  },
})

/** Without acts nothing is rendered. */
export const None = meta.story({
  args: { acts: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="offer-acts"]')).toBeNull()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, Withdrawn, Agreed }} />,
})

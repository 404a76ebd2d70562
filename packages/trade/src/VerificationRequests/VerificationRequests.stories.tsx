import { AlertsProvider } from '@arot/ui/Alerts'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { longSupplier, requests, verification } from '../supplier.fixtures.ts'
import { VerificationRequests, type VerificationRequestsProps } from './VerificationRequests.tsx'

type Grant = VerificationRequestsProps['onGrant']
type Refuse = VerificationRequestsProps['onRefuse']

const meta = preview.meta({
  component: VerificationRequests,
  decorators: [
    (Story) => (
      <AlertsProvider>
        <Story />
      </AlertsProvider>
    ),
  ],
  title: 'Trade/Suppliers/VerificationRequests',
  args: {
    requests,
    hrefFor: ({ supplier }) => `#${supplier.id}`,
    onGrant: fn<Grant>(async () => undefined),
    onRefuse: fn<Refuse>(async () => undefined),
    onWithdraw: fn<Refuse>(async () => undefined),
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const request = within(canvas.getByRole('article', { name: 'Padma Mills' }))
    const paper = request.getByRole('link', { name: 'Open document' })
    await expect(paper).toHaveAttribute('rel', 'noopener noreferrer nofollow')
    await userEvent.click(request.getByRole('button', { name: 'Verify: Padma Mills' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Verify Padma Mills?' }))
    await expect(args.onGrant).not.toHaveBeenCalled()
    await userEvent.click(asked.getByRole('button', { name: 'Verify' }))
    await expect(args.onGrant).toHaveBeenCalledWith(requests[0])
  },
})

export const Playground = meta.story({})

/** A decided request disappears: the focus stays in the list and does not drop to the top of the page. */
export const FocusStays = meta.story({
  tags: ['behaviour'],
  render: (args) => {
    const [waiting, setWaiting] = useState(args.requests)
    const decide = async ({ id }: (typeof requests)[number]) => setWaiting((all) => all?.filter((one) => one.id !== id))
    return <VerificationRequests {...args} requests={waiting} onGrant={decide} onRefuse={decide} />
  },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('region', { name: 'Requests for verification' })
    await userEvent.click(canvas.getByRole('button', { name: 'Verify: Padma Mills' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Verify' }))
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'Padma Mills' })).toBeNull())
    await waitFor(() => expect(list).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse: Surma Supply' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The scan cannot be read.')
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
    await waitFor(() => expect(canvas.queryByRole('article')).toBeNull())
    await waitFor(() => expect(list).toHaveFocus())
  },
})

/** A refusal needs a reason. */
export const Refusing = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse: Surma Supply' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Refuse to verify Surma Supply?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
    const reason = dialog.getByRole('textbox', { name: /^Reason/ })
    await expect(reason).toHaveAccessibleDescription(/^Say why in a few words/)
    await expect(reason).toHaveFocus()
    await userEvent.type(reason, ' The scan cannot be read. ')
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
    await expect(args.onRefuse).toHaveBeenCalledWith(requests[1], 'The scan cannot be read.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** A granted verification can be withdrawn. */
export const Granted = meta.story({
  args: {
    requests: [{ ...verification, state: 'granted', supplier: { id: 's1', name: 'Padma Mills', place: 'Rajshahi' } }],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: /^Verify/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw: Padma Mills' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'It has run out.')
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))
    await expect(args.onWithdraw).toHaveBeenCalledOnce()
  },
})

/** A refused or withdrawn request has no buttons. */
export const Ended = meta.story({
  args: { requests: [{ ...requests[0]!, state: 'refused', reason: 'The scan cannot be read.' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The scan cannot be read.')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** Operators cannot decide about their own company. */
export const Own = meta.story({
  args: { requests: [{ ...requests[0]!, isOwn: true }, requests[1]!] },
  play: async ({ canvas }) => {
    const own = within(canvas.getByRole('article', { name: 'Padma Mills' }))
    await expect(own.getByText('This is your own company. Another operator decides.')).toBeVisible()
    await expect(own.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Verify: Surma Supply' })).toBeVisible()
  },
})

/** Somebody else was faster: the refusal stands beside the button. */
export const TooLate = meta.story({
  tags: ['behaviour'],
  args: { onGrant: fn<Grant>(async () => ({ title: 'This has already been decided.' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify: Padma Mills' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Verify' }))
    const request = within(canvas.getByRole('article', { name: 'Padma Mills' }))
    await expect(await request.findByText('This has already been decided.')).toBeVisible()
  },
})

/** A verified supplier asks for another name: the new facts stand above the ones that buyers see now. */
export const Renamed = meta.story({
  args: { requests: [{ ...requests[0]!, name: 'Padma Fine Mills', place: 'Rajshahi' }] },
  play: async ({ canvas, userEvent, args }) => {
    const request = within(canvas.getByRole('article', { name: 'Padma Fine Mills' }))
    await expect(request.getByText('Current name')).toBeVisible()
    await expect(request.getByText('Padma Mills')).toBeVisible()
    await userEvent.click(request.getByRole('button', { name: 'Verify: Padma Fine Mills' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Verify Padma Fine Mills?' }))
    await userEvent.click(asked.getByRole('button', { name: 'Verify' }))
    await expect(args.onGrant).toHaveBeenCalledWith(args.requests?.[0])
  },
})

/** The supplier changed while the operator read the request: nothing is granted, and the new facts are shown. */
export const Changed = meta.story({
  args: { onGrant: fn<Grant>(async () => ({ title: 'The request has changed', text: 'Read the new facts.' })) },
  render: function Render(args) {
    const [isChanged, setIsChanged] = useState(false)
    const changed = { ...requests[0]!, version: 2, name: 'Samsung Electronics' }
    const onGrant: Grant = async (request) => {
      setIsChanged(true)
      return args.onGrant(request)
    }
    return <VerificationRequests {...args} requests={isChanged ? [changed] : args.requests} onGrant={onGrant} />
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify: Padma Mills' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Verify' }))
    const request = within(await canvas.findByRole('article', { name: 'Samsung Electronics' }))
    await expect(await request.findByText('The request has changed')).toBeVisible()
    await expect(args.onGrant).toHaveBeenCalledWith(expect.objectContaining({ version: 1 }))
  },
})

/** Markup in a request is shown as text and never runs. */
export const Hostile = meta.story({
  tags: ['behaviour'],
  args: {
    requests: [
      {
        ...verification,
        licence: '<img src=x onerror=alert(1)>',
        document: 'javascript:alert(1)',
        supplier: { id: 's3', name: longSupplier.name, place: longSupplier.place },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByText('javascript:alert(1)')).toBeVisible()
  },
})

export const Loading = meta.story({ args: { requests: undefined, isLoading: true } })

export const Empty = meta.story({ args: { requests: [] } })

export const Failed = meta.story({
  args: { requests: undefined, error: new Error('unreachable'), onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, Granted, Ended, Hostile, Loading, Empty }} />,
})

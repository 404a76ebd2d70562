import type { VerificationRequest } from '@arot/contract'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { failed, loaded, loading, withApp } from '../../flows/pages.fixtures.tsx'
import { VerificationsPage, type VerificationsPageProps } from './page.tsx'

const request: VerificationRequest = {
  _id: 'v1',
  state: 'requested',
  licence: 'TRAD/SYL/009340',
  document: 'https://surma.example/licence.pdf',
  at: new Date('2026-11-20T09:00:00Z'),
  supplier: { id: 's2', name: 'Surma Supply', place: 'Sylhet' },
}

const meta = preview.meta({
  component: VerificationsPage,
  title: 'App/Pages/Verifications',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    state: 'requested' as const,
    requests: loading as VerificationsPageProps['requests'],
    onStateChange: fn<VerificationsPageProps['onStateChange']>(),
    isForbidden: false,
    onGrant: async () => null,
    onRefuse: async () => null,
    onWithdraw: async () => null,
  },
})

export const Default = meta.story({
  args: { requests: loaded({ items: [request], pages: 1 }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Which requests' }), 'granted')
    await expect(args.onStateChange).toHaveBeenCalledWith('granted')
  },
})

export const Empty = meta.story({ args: { requests: loaded({ items: [], pages: 1 }) } })

export const Loading = meta.story({})

/** Somebody who is no operator. */
export const Forbidden = meta.story({ args: { requests: failed, isForbidden: true } })

export const Failed = meta.story({ args: { requests: failed } })

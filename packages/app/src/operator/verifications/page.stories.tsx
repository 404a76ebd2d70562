import type { VerificationRequest } from '@arot/contract'
import { expect, fn } from 'storybook/test'
import { pageModes } from '#storybook/modes.ts'
import preview from '#storybook/preview.tsx'
import { failed, loading, resultOf, withApp } from '../../flows/pages.fixtures.tsx'
import { VerificationsPage, type VerificationsPageProps } from './page.tsx'

const request: VerificationRequest = {
  id: 'v1',
  state: 'requested',
  version: 1,
  name: 'Surma Supply',
  place: 'Sylhet',
  licence: 'TRAD/SYL/009340',
  document: 'https://surma.example/licence.pdf',
  at: new Date('2026-11-20T09:00:00Z'),
  supplier: { id: 's2', name: 'Surma Supply', place: 'Sylhet' },
}

const meta = preview.meta({
  component: VerificationsPage,
  title: 'App/Pages/Verifications',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false, modes: pageModes } },
  args: {
    state: 'requested' as VerificationsPageProps['state'],
    requests: loading as VerificationsPageProps['requests'],
    onStateChange: fn<VerificationsPageProps['onStateChange']>(),
    isForbidden: false,
    moderation: { onHide: async () => null, onShow: async () => null },
    onGrant: async () => null,
    onRefuse: async () => null,
    onWithdraw: async () => null,
  },
})

export const Default = meta.story({
  args: { requests: resultOf({ items: [request], pages: 1 }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show' }), 'granted')
    await expect(args.onStateChange).toHaveBeenCalledWith('granted')
  },
})

/** The reviews of buyers, which an operator can hide. */
export const Reviews = meta.story({
  args: {
    state: 'reviews',
    reviews: resultOf({
      items: [
        {
          id: 'r1',
          version: 1,
          rating: 1,
          words: 'Mr X is a thief.',
          at: new Date('2026-11-20T09:00:00Z'),
          by: 'Nadia K.',
          product: { id: 'p1', name: 'Cordless Drill' },
        },
      ],
      pages: 1,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Reviews', level: 1 })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Hide: Nadia K.' })).toBeVisible()
  },
})

export const Empty = meta.story({ args: { requests: resultOf({ items: [], pages: 1 }) } })

export const Loading = meta.story({})

/** The reader is not an operator. */
export const Forbidden = meta.story({ args: { requests: failed, isForbidden: true } })

export const Failed = meta.story({ args: { requests: failed } })

import { expect, fn, waitFor } from 'storybook/test'
import useSWR, { SWRConfig, unstable_serialize } from 'swr'
import preview from '#storybook/preview.tsx'
import { type Visit, VisitContext } from '../session/visit.ts'
import { unreadKey } from './queries.ts'
import { useMarkAsRead } from './useMarkAsRead.ts'

function OrderPage() {
  useMarkAsRead({ orderId: 'o1' })
  return <p>{useSWR<number>(unreadKey, null).data} unread</p>
}

const call = fn(async () => ({ status: 200, headers: new Headers(), body: { unread: 1 } }))
const renew = fn(async () => {})
const visit = {
  client: { call: Object.assign(call, { findOut: async () => true }) },
  data: { renew },
} as unknown as Visit

const meta = preview.meta({
  tags: ['behaviour'],
  component: OrderPage,
  title: 'App/Mark as read',
  decorators: [
    (Story, { parameters: { unread } }) => (
      <SWRConfig value={{ provider: () => new Map(), fallback: { [unstable_serialize(unreadKey)]: unread } }}>
        <VisitContext value={visit}>
          <Story />
        </VisitContext>
      </SWRConfig>
    ),
  ],
})

/** Two of three notifications are about the order. */
export const AboutTheOrder = meta.story({
  parameters: { unread: 3 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 unread')).toBeVisible()
    await waitFor(() => expect(renew).toHaveBeenCalledOnce())
    await expect(call).toHaveBeenCalledOnce()
  },
})

/** The one unread notification is about something else: nothing is fetched again. */
export const AboutSomethingElse = meta.story({
  parameters: { unread: 1 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(call).toHaveBeenCalledOnce())
    await call.mock.results[0]?.value
    await new Promise((resolve) => setTimeout(resolve))
    await expect(canvas.getByText('1 unread')).toBeVisible()
    await expect(renew).not.toHaveBeenCalled()
    await expect(call).toHaveBeenCalledOnce()
  },
})

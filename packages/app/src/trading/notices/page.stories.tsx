import { noticeKinds } from '@arot/contract'
import { expect, fn } from 'storybook/test'
import { pageModes } from '#storybook/modes.ts'
import preview from '#storybook/preview.tsx'
import { failed, loaded, loading, withApp } from '../../flows/pages.fixtures.tsx'
import { notices } from '../orders.fixtures.ts'
import { NoticesPage, type NoticesPageProps } from './page.tsx'

const email = Object.fromEntries(noticeKinds.map((kind) => [kind, kind !== 'order_received']))
const settings = loaded({ email, language: 'en' }) as NoticesPageProps['settings']

const meta = preview.meta({
  component: NoticesPage,
  title: 'App/Pages/Notices',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false, modes: pageModes } },
  args: {
    settings,
    onOpen: fn(),
    onReadAll: fn(async () => {}),
    onEmailChange: fn(async () => {}),
    onLanguageChange: fn(async () => {}),
  },
})

export const Default = meta.story({
  args: { notices: loaded({ items: notices, pages: 1 }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: /answered your offer/ })).toHaveAttribute('href', '/offers/f5')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language of the letters' }), 'bn')
    await expect(args.onLanguageChange).toHaveBeenCalledWith('bn')
  },
})

/** Where it could not be kept, it goes back and says so. */
export const LanguageNotKept = meta.story({
  args: {
    notices: loaded({ items: notices, pages: 1 }),
    onLanguageChange: fn(() => Promise.reject(new Error('offline'))),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const choice = canvas.getByRole('combobox', { name: 'Language of the letters' })
    await userEvent.selectOptions(choice, 'bn')
    await expect(await canvas.findByText('It could not be kept. Try again.')).toBeVisible()
    await expect(choice).toHaveValue('en')
  },
})

export const Empty = meta.story({ args: { notices: loaded({ items: [], pages: 1 }) } })

export const Loading = meta.story({ args: { notices: loading, settings: loading } })

export const Failed = meta.story({ args: { notices: failed } })

import { notificationKinds } from '@arot/contract'
import { expect, fn } from 'storybook/test'
import { pageModes } from '#storybook/modes.ts'
import preview from '#storybook/preview.tsx'
import { failed, loading, resultOf, withApp } from '../../flows/pages.fixtures.tsx'
import { NotificationSettingsPage, type NotificationSettingsPageProps } from './page.tsx'

const email = Object.fromEntries(notificationKinds.map((kind) => [kind, kind !== 'order_received']))
const settingsOf = (more: object = {}) =>
  resultOf({ email, language: 'en', ...more }) as NotificationSettingsPageProps['settings']

const meta = preview.meta({
  component: NotificationSettingsPage,
  title: 'App/Pages/Notification settings',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false, modes: pageModes } },
  args: {
    settings: settingsOf(),
    isSupplier: true,
    onEmailChange: fn(async () => {}),
    onLanguageChange: fn(async () => {}),
    onSendConfirmation: fn(async () => {}),
    onCheckConfirmation: fn(),
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Somebody orders from you' }))
    await expect(args.onEmailChange).toHaveBeenCalledWith('order_placed', false)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Email language' }), 'bn')
    await expect(args.onLanguageChange).toHaveBeenCalledWith('bn')
  },
})

/** A member who sells nothing does not see a supplier's notifications. */
export const BuyerOnly = meta.story({
  args: { isSupplier: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch', { name: 'Somebody orders from you' })).toBeNull()
    await expect(canvas.getByRole('switch', { name: 'Your order is accepted' })).toBeVisible()
  },
})

/** If a choice cannot be saved, the field returns to its old value and says so. */
export const LanguageNotSaved = meta.story({
  tags: ['behaviour'],
  args: { onLanguageChange: fn(() => Promise.reject(new Error('offline'))) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const choice = canvas.getByRole('combobox', { name: 'Email language' })
    await userEvent.selectOptions(choice, 'bn')
    await expect(await canvas.findByText("We couldn't save this. Try again.")).toBeVisible()
    await expect(choice).toHaveValue('en')
  },
})

/** Emails wait until the address is confirmed. */
export const Unconfirmed = meta.story({
  args: { settings: settingsOf({ isEmailConfirmed: false }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(args.onCheckConfirmation).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Send confirmation email' }))
    await expect(args.onSendConfirmation).toHaveBeenCalledOnce()
    await expect(await canvas.findByText(/Open the link in it/)).toBeVisible()
  },
})

/** The reader sees that the email could not be sent. */
export const ConfirmationNotSent = meta.story({
  tags: ['behaviour'],
  args: {
    settings: settingsOf({ isEmailConfirmed: false }),
    onSendConfirmation: fn(() => Promise.reject(new Error('too many'))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send confirmation email' }))
    await expect(await canvas.findByText(/couldn't send/)).toBeVisible()
  },
})

export const Loading = meta.story({ args: { settings: loading } })

export const Failed = meta.story({ args: { settings: failed } })

import { expect, fn } from 'storybook/test'
import { pageModes } from '#storybook/modes.ts'
import preview from '#storybook/preview.tsx'
import { failed, loaded, loading, withApp } from '../../flows/pages.fixtures.tsx'
import { suppliers } from '../suppliers.fixtures.ts'
import { SuppliersPage } from './page.tsx'

const meta = preview.meta({
  component: SuppliersPage,
  title: 'App/Pages/Suppliers',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false, modes: pageModes } },
})

export const Default = meta.story({
  args: {
    suppliers: {
      ...loaded({ items: suppliers, pages: 1, next: 'more' }),
      more: { isLoading: false, load: fn(async () => {}) },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Surma Supply' })).toHaveAttribute('href', '/suppliers/s2')
    await userEvent.click(canvas.getByRole('button', { name: /more/i }))
    await expect(args.suppliers.more?.load).toHaveBeenCalledOnce()
  },
})

export const Loading = meta.story({ args: { suppliers: loading } })

export const Empty = meta.story({ args: { suppliers: loaded({ items: [], pages: 1 }) } })

export const Failed = meta.story({ args: { suppliers: failed } })

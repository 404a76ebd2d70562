import { expect, fn } from 'storybook/test'
import { pageModes } from '#storybook/modes.ts'
import preview from '#storybook/preview.tsx'
import { failed, loading, resultOf, withApp } from '../../flows/pages.fixtures.tsx'
import { suppliers } from '../suppliers.fixtures.ts'
import { SuppliersPage } from './page.tsx'

const meta = preview.meta({
  component: SuppliersPage,
  args: { q: '', onSearch: fn() },
  title: 'App/Pages/Suppliers',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false, modes: pageModes } },
})

export const Default = meta.story({
  args: {
    suppliers: {
      ...resultOf({ items: suppliers, pages: 1, next: 'more' }),
      more: { isLoading: false, load: fn(async () => {}) },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Surma Supply' })).toHaveAttribute('href', '/suppliers/s2')
    await userEvent.click(canvas.getByRole('button', { name: /more/i }))
    await expect(args.suppliers.more?.load).toHaveBeenCalledOnce()
  },
})

/** Enter searches the suppliers. Without words all of them are listed again. */
export const Search = meta.story({
  args: { q: 'karna', suppliers: resultOf({ items: suppliers.slice(2), pages: 1 }) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Search suppliers' })
    await expect(field).toHaveValue('karna')
    await userEvent.type(field, 'phuli{Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('karnaphuli')
    await expect(field).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
  },
})

/** The field stays, so that the reader can search again. */
export const NothingFound = meta.story({
  args: { q: 'zeppelin', suppliers: resultOf({ items: [], pages: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing found for “zeppelin”' })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Search suppliers' })).toHaveValue('zeppelin')
  },
})

export const Loading = meta.story({ args: { suppliers: loading } })

export const Empty = meta.story({ args: { suppliers: resultOf({ items: [], pages: 1 }) } })

export const Failed = meta.story({ args: { suppliers: failed } })

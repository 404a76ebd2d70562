import { expect, fn } from 'storybook/test'
import { pageModes } from '#storybook/modes.ts'
import preview from '#storybook/preview.tsx'
import { failed, loading, resultOf, withApp } from '../../flows/pages.fixtures.tsx'
import { supplier } from '../suppliers.fixtures.ts'
import { OwnSupplierPage } from './page.tsx'

const meta = preview.meta({
  component: OwnSupplierPage,
  title: 'App/Pages/My supplier page',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false, modes: pageModes } },
  args: {
    isNone: false,
    uploadPicture: async () => 'https://pictures.example/pictures/u/0a1b2c-640.webp',
    onSave: async () => undefined,
    onRequest: async () => undefined,
  },
})

const { verifiedSince: _, ...unverified } = supplier

export const Default = meta.story({ args: { supplier: resultOf(unverified) } })

export const Verified = meta.story({
  args: {
    supplier: resultOf({
      ...supplier,
      verification: {
        id: 'v1',
        state: 'granted',
        version: 2,
        name: supplier.name,
        licence: 'TRAD/RAJ/018203',
        document: 'https://padma.example/licence.pdf',
        at: new Date('2025-06-02T00:00:00Z'),
      },
    }),
  },
})

/** A new name waits for an operator. The form shows it, but buyers do not see it yet. */
export const Renamed = meta.story({
  tags: ['behaviour'],
  args: {
    supplier: resultOf({
      ...supplier,
      verification: {
        id: 'v2',
        state: 'requested',
        version: 1,
        name: 'Padma Fine Mills',
        licence: 'TRAD/RAJ/018203',
        document: 'https://padma.example/licence.pdf',
        at: new Date('2026-11-20T09:00:00Z'),
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Padma Fine Mills')
    await expect(canvas.getByText(/^Name to check/)).toBeVisible()
  },
})

/** A name that is older than the rules for names does not block other changes. */
export const OlderName = meta.story({
  tags: ['behaviour'],
  args: { supplier: resultOf({ ...unverified, name: 'Padma.com Mills' }), onSave: fn(async () => undefined) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    const name = canvas.getByRole('textbox', { name: /^Name/ })
    const place = canvas.getByRole('textbox', { name: /^Place/ })
    await userEvent.clear(place)
    await userEvent.type(place, 'Sylhet{Enter}')
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Padma.com Mills', place: 'Sylhet' }),
    )
    await userEvent.clear(name)
    await userEvent.type(name, 'Padma.com{Enter}')
    await expect(name).toHaveAccessibleDescription('Name must not contain a web address.')
  },
})

/** A linked document can change after it was checked. The page says so before it sends anything. */
export const LinkedDocument = meta.story({
  tags: ['behaviour'],
  args: { supplier: resultOf(unverified), onRequest: fn(async () => undefined) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Licence number/ }), 'TRAD/1')
    const document = canvas.getByRole('textbox', { name: /^Document/ })
    await userEvent.type(document, 'https://padma.example/licence.jpg{Enter}')
    await expect(document).toHaveAccessibleDescription(/^Upload the document\. A linked picture can change/)
    await userEvent.clear(document)
    await userEvent.type(document, 'https://pictures.example/pictures/u/0a1b2c-640.webp{Enter}')
    await expect(args.onRequest).toHaveBeenCalledOnce()
  },
})

/** After the first save a banner links to the first product. It is as wide as the sections below it. */
export const FirstSave = meta.story({
  tags: ['behaviour'],
  args: { supplier: resultOf(unverified), needsProduct: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Add Product' })
    await expect(link).toHaveAttribute('href', '/add-product')
    const endOf = (element: Element | null) => element?.getBoundingClientRect().right
    const verification = canvas.getByRole('heading', { name: 'Verification' }).closest('section')
    await expect(endOf(link.closest('[data-slot=banner]'))).toBe(endOf(verification))
  },
})

/** The reader can save the page before adding a product. */
export const NothingSold = meta.story({
  args: { supplier: resultOf(null), name: 'Surma Rahman', onSave: fn(async () => undefined) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Surma Rahman')
    await expect(canvas.queryByRole('heading', { name: 'Verification' })).toBeNull()
    await userEvent.type(canvas.getByRole('textbox', { name: /^Place/ }), 'Sylhet')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ name: 'Surma Rahman', place: 'Sylhet' }))
  },
})

/** A foreign server has no supplier pages. */
export const WithoutPages = meta.story({
  args: { supplier: failed, isNone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have no products yet')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

export const Loading = meta.story({ args: { supplier: loading } })

export const Failed = meta.story({ args: { supplier: failed } })

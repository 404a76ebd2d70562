import { expect } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { About } from './About.tsx'

const meta = preview.meta({
  component: About,
  title: 'Trade/Public pages/About',
  args: { name: 'Arot', categoriesHref: '/all-categories' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'About Arot' })).toBeVisible()
    for (const name of ['Browse categories', 'Connect with suppliers', 'Negotiate bulk deals']) {
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible()
    }
    await expect(canvas.getByRole('link', { name: 'Browse categories' })).toHaveAttribute('href', '/all-categories')
  },
})

/** Each promise links to the page that keeps it. */
export const DefaultTexts = meta.story({
  args: { suppliersHref: '/suppliers', dealsHref: '/all-products' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Connect with suppliers' })).toHaveAttribute('href', '/suppliers')
    await expect(canvas.getByRole('link', { name: 'Negotiate bulk deals' })).toHaveAttribute('href', '/all-products')
  },
})

export const Playground = meta.story()

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default }} />,
})

import { ButtonLink } from '@arot/ui/Button'
import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { longSupplier, newcomer, padmaMills } from '../supplier.fixtures.ts'
import { SupplierHead } from './SupplierHead.tsx'

const meta = preview.meta({
  component: SupplierHead,
  title: 'Trade/Suppliers/SupplierHead',
  args: { supplier: padmaMills },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Padma Mills' })).toBeVisible()
    for (const text of ['Verified since Jun 2, 2025', 'Rajshahi', 'Mar 11, 2019', '$100.00', 'Within a day'])
      await expect(canvas.getByText(text)).toBeVisible()
  },
})

export const WithinAPage = meta.story({
  tags: ['behaviour'],
  args: { headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Padma Mills' })).toBeVisible()
  },
})

export const Playground = meta.story({})

/** Unknown facts are left out. */
export const Newcomer = meta.story({
  args: { supplier: newcomer },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Not verified yet')).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent(/Verified since|Usually answers|Average/)
  },
})

export const LongTexts = meta.story({ args: { supplier: longSupplier } })

export const Loading = meta.story({ args: { supplier: undefined, isLoading: true } })

export const NotFound = meta.story({
  args: { supplier: null, notFoundAction: <ButtonLink href="#suppliers">All suppliers</ButtonLink> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Supplier not found')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All suppliers' })).toBeVisible()
  },
})

export const Failed = meta.story({
  args: { supplier: undefined, error: new Error('unreachable'), onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** Reloading failed: the supplier stays on the page. */
export const FailedLater = meta.story({
  tags: ['behaviour'],
  args: { error: new Error('unreachable') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Padma Mills' })).toBeVisible()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, Newcomer, LongTexts, Loading, NotFound, Failed }} />,
})

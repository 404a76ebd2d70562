import { expect, fn } from 'storybook/test'
import { pageModes } from '#storybook/modes.ts'
import preview from '#storybook/preview.tsx'
import { withApp } from '../../flows/pages.fixtures.tsx'
import { ImportProductsPage } from './page.tsx'

const meta = preview.meta({
  component: ImportProductsPage,
  title: 'App/Pages/Import products',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false, modes: pageModes } },
  args: { isOurs: true, onSend: fn(), onDownloadRefused: fn(), onSample: fn() },
})

export const Default = meta.story({})

const rows = [
  { line: 2, verdict: 'new' as const, name: 'Jute Sack, 50 kg' },
  {
    line: 3,
    verdict: 'refused' as const,
    name: 'Hotel Towel',
    problems: [{ column: 'price', message: 'Price must be more than 0' }],
  },
]

export const Checked = meta.story({
  args: { onSend: fn(async () => ({ rows, unknown: [], isWritten: false })) },
  play: async ({ canvas, userEvent }) => {
    const file = new File(['name\n'], 'spring.csv', { type: 'text/csv' })
    await userEvent.upload(canvas.getByLabelText('File with your products'), file)
    await expect(await canvas.findByRole('button', { name: 'Write 1 row' })).toBeVisible()
  },
})

export const ForeignServer = meta.story({
  args: { isOurs: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'File import is not available here' })).toBeVisible()
  },
})

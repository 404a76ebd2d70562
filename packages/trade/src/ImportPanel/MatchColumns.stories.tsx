import { useWords } from '@arot/ui/internal/lib/useWords'
import { expect, fn, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { allGood, fields, fileColumns } from '../import.fixtures.ts'
import type { SendImport } from '../import.ts'
import { ImportPanel } from './ImportPanel.tsx'
import { english } from './labels.ts'
import { MatchColumns } from './MatchColumns.tsx'

const send = fn<SendImport>()
const file = new File(['name,price\n'], 'spring.csv', { type: 'text/csv' })
const unknown = { ...allGood, columns: fileColumns, unknown: ['Artikelnummer', 'List price'] }

const meta = preview.meta({
  component: ImportPanel,
  title: 'Trade/Bulk editing/ImportPanel/Match columns',
  args: { limits: { bytes: 16_000_000, rows: 20_000 }, fields, onSend: send, onDownloadRefused: fn() },
  beforeEach: () => {
    send.mockReset()
    send.mockResolvedValue(unknown)
  },
})

type Playing = {
  canvas: ReturnType<typeof within>
  userEvent: { upload: (field: HTMLElement, file: File) => Promise<void> }
}

async function chooseFile({ canvas, userEvent }: Playing) {
  await userEvent.upload(canvas.getByLabelText('File with your products'), file)
  return within(await canvas.findByRole('group', { name: 'Match columns' }))
}

/** Unrecognized columns come first, each with an example. The others are already matched. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const step = await chooseFile({ canvas, userEvent })
    await expect(canvas.getByRole('group', { name: 'Match columns' })).toHaveFocus()
    const lists = step.getAllByRole('combobox')
    await expect(
      lists.map((list) => list.getAttribute('aria-label') ?? (list as HTMLSelectElement).labels[0]?.textContent),
    ).toEqual(['Artikelnummer', 'List price', 'No heading', 'Title', 'Qty'].map((heading) => `Field for ${heading}`))
    await expect(step.getAllByText('Not recognized')).toHaveLength(3)
    await expect(step.getByText('Example: JS-50')).toBeVisible()
    await expect(step.getByLabelText('Field for Title')).toHaveValue('name')
    await expect(step.getByLabelText('Field for List price')).toHaveDisplayValue('Do not import')
    await expect(step.getByText('New products also need Price. Rows that change your products do not.')).toBeVisible()
  },
})

export const Matched = meta.story({
  play: async ({ canvas, userEvent }) => {
    const step = await chooseFile({ canvas, userEvent })
    send.mockResolvedValueOnce({ ...allGood, columns: fileColumns.map((one) => ({ field: '', ...one })) })
    await userEvent.selectOptions(step.getByLabelText('Field for Artikelnummer'), 'SKU')
    await userEvent.selectOptions(step.getByLabelText('Field for List price'), 'Price')
    // Empty, but still there: the next text is announced.
    await expect(step.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(step.getByRole('button', { name: 'Continue' }))
    const match = { 0: 'name', 1: 'sku', 2: 'price', 3: '', 4: 'stock' }
    await expect(send.mock.lastCall).toEqual([file, 'check', expect.objectContaining({ match })])
    await userEvent.click(await canvas.findByRole('button', { name: 'Write 3 rows' }))
    await expect(send.mock.lastCall).toEqual([file, 'all', expect.objectContaining({ match })])
  },
})

/** A checked file is not sent again if the match stays the same. */
export const LeftOut = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const step = await chooseFile({ canvas, userEvent })
    await userEvent.click(step.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByRole('button', { name: 'Write 3 rows' })).toBeVisible()
    await expect(send).toHaveBeenCalledOnce()
    await expect(canvas.queryByText(/not read/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Change columns' }))
    await expect(canvas.getByRole('group', { name: 'Match columns' })).toHaveFocus()
  },
})

/** Two columns cannot have the same field, and at least one column needs a field. */
export const FieldTwice = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const step = await chooseFile({ canvas, userEvent })
    await userEvent.selectOptions(step.getByLabelText('Field for List price'), 'Stock')
    await expect(step.getByLabelText('Field for List price')).toBeInvalid()
    await expect(step.getByLabelText('Field for Qty')).toHaveAccessibleDescription('Only one column can be Stock.')
    await userEvent.click(step.getByRole('button', { name: 'Continue' }))
    await expect(send).toHaveBeenCalledOnce()
    for (const heading of ['List price', 'Qty', 'Title']) {
      await userEvent.selectOptions(step.getByLabelText(`Field for ${heading}`), 'Do not import')
    }
    await expect(step.getByRole('button', { name: 'Continue' })).toHaveAccessibleDescription(
      'Choose a field for at least one column.',
    )
  },
})

/** If the headings cannot be read, the user matches the columns. */
export const HeadingsRefused = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const refusal = { title: 'This file could not be read', text: 'Two columns mean stock.' }
    const columns = fileColumns.map((one) => ({ ...one, field: one.id === '2' ? 'stock' : one.field }))
    send.mockResolvedValueOnce({ refusal, columns })
    const step = await chooseFile({ canvas, userEvent })
    await expect(step.getByLabelText('Field for Qty')).toBeInvalid()
    await userEvent.selectOptions(step.getByLabelText('Field for List price'), 'Do not import')
    await userEvent.click(step.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByRole('button', { name: 'Write 3 rows' })).toBeVisible()
  },
})

/** A file with only known columns goes straight to its report. */
export const AllMatched = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    send.mockResolvedValueOnce({ ...allGood, columns: fileColumns.filter(({ field }) => field) })
    await userEvent.upload(canvas.getByLabelText('File with your products'), file)
    await expect(await canvas.findByRole('button', { name: 'Write 3 rows' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Change columns' })).toBeVisible()
  },
})

export const OnAPhone = meta.story({
  ...Default.input,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await chooseFile({ canvas, userEvent })
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

function Step() {
  const words = useWords('ImportPanel', english, undefined)
  return <MatchColumns {...{ file, fields, words }} columns={fileColumns} onMatch={fn()} onOther={fn()} />
}

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Step />,
})

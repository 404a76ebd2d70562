import { expect, fn, waitFor, type within } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { allGood, allSame, manyRows, withRefused } from '../import.fixtures.ts'
import type { SendImport } from '../import.ts'
import { ImportPanel } from './ImportPanel.tsx'

const send = fn<SendImport>()
const file = new File(['name,price\n'], 'spring.csv', { type: 'text/csv' })
const never = () => new Promise<never>(() => {})

const meta = preview.meta({
  component: ImportPanel,
  title: 'Trade/Bulk editing/ImportPanel',
  args: {
    limits: { bytes: 16_000_000, rows: 20_000 },
    onSend: send,
    onDownloadRefused: fn(),
    onSample: fn(),
    doneAction: <a href="#mine">My products</a>,
  },
  beforeEach: () => {
    send.mockReset()
  },
})

type Playing = {
  canvas: ReturnType<typeof within>
  userEvent: { upload: (field: HTMLElement, file: File) => Promise<void> }
}
const choose = ({ canvas, userEvent }: Playing, chosen = file) =>
  userEvent.upload(canvas.getByLabelText('File with your products'), chosen)

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sample file' }))
    await expect(args.onSample).toHaveBeenCalledOnce()
    await expect(canvas.getByText(/up to 20,000 rows and 16 MB/)).toBeVisible()
  },
})

export const Playground = meta.story({})

/** A file with bad rows: the user downloads them to fix and imports the good ones. */
export const GoodRowsImported = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    send.mockResolvedValueOnce(withRefused).mockResolvedValueOnce({ ...withRefused, isWritten: true })
    await choose({ canvas, userEvent })
    await expect(await canvas.findByRole('radio', { name: 'The 3 valid rows' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Download the 2 refused rows' }))
    await expect(args.onDownloadRefused).toHaveBeenCalledWith(file, withRefused)
    await userEvent.click(canvas.getByRole('radio', { name: 'All rows, or none' }))
    await expect(canvas.getByRole('button', { name: 'Write 3 rows' })).toHaveAccessibleDescription(
      '2 rows have errors. Fix them first.',
    )
    await userEvent.click(canvas.getByRole('radio', { name: 'The 3 valid rows' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Write 3 rows' }))
    await expect(await canvas.findByText('1 added, 2 changed')).toBeVisible()
    await expect(canvas.getByText('2 refused rows were left out.')).toBeVisible()
    await expect(send.mock.calls.map(([, mode]) => mode)).toEqual(['check', 'good'])
  },
})

/** The import button stays at the bottom of the screen, even below a long report. */
export const ActInSight = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    send.mockResolvedValueOnce(manyRows)
    await choose({ canvas, userEvent })
    const write = await canvas.findByRole('button', { name: /^Write/ })
    scrollTo(0, 0)
    await waitFor(() => expect(write.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight))
  },
})

export const AllOrNone = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    send.mockResolvedValueOnce(allGood).mockResolvedValueOnce({ ...withRefused, isWritten: false })
    await choose({ canvas, userEvent })
    await expect(await canvas.findByRole('radio', { name: 'All rows, or none' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Write 3 rows' }))
    await expect(await canvas.findByText('Nothing was written')).toBeVisible()
    await expect(send.mock.lastCall?.[1]).toBe('all')
  },
})

export const NothingChanges = meta.story({
  play: async ({ canvas, userEvent }) => {
    send.mockResolvedValueOnce(allSame)
    await choose({ canvas, userEvent })
    await expect(await canvas.findByText(/Nothing to import/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Write/ })).toBeNull()
  },
})

export const Checking = meta.story({
  play: async ({ canvas, userEvent }) => {
    send.mockImplementation((_, __, { onProgress }) => {
      onProgress(4000, 10_000)
      return never()
    })
    await choose({ canvas, userEvent })
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('value', '0.4')
    await expect(canvas.getByText('4,000 of 10,000 rows')).toBeVisible()
  },
})

/** Cancelling aborts the call and ignores its answer. */
export const Cancelled = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    send.mockImplementation(never)
    await choose({ canvas, userEvent })
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
    await expect(canvas.getByText('It was cancelled. Nothing was written.')).toBeVisible()
    await expect(canvas.getByLabelText('File with your products')).toHaveFocus()
    await expect(send.mock.lastCall?.[2].signal.aborted).toBe(true)
  },
})

export const BrokenOff = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    send.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(allGood)
    await choose({ canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The connection was lost')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('button', { name: 'Write 3 rows' })).toBeVisible()
  },
})

export const NotATable = meta.story({
  play: async ({ canvas, userEvent }) => {
    send.mockResolvedValueOnce({ refusal: { title: 'This is no table', text: 'No line with headings was found.' } })
    await choose({ canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This is no table')
    // The step before had the focus, and each step removes the one before.
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another file' }))
    await expect(canvas.getByLabelText('File with your products')).toHaveFocus()
  },
})

export const EmptyFile = meta.story({
  play: async ({ canvas, userEvent }) => {
    send.mockResolvedValueOnce({ rows: [], unknown: [], isWritten: false })
    await choose({ canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This file has no rows')
  },
})

export const TooLarge = meta.story({
  args: { limits: { bytes: 4, rows: 20_000 } },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent })
    await waitFor(() => expect(canvas.getAllByText(/Larger than 4 byte/)[0]).toBeInTheDocument())
    await expect(send).not.toHaveBeenCalled()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default }} />,
})

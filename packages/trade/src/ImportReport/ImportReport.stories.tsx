import { expect, waitFor } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { allGood, manyRows, withRefused, wordy } from '../import.fixtures.ts'
import { ImportReport } from './ImportReport.tsx'

const meta = preview.meta({
  component: ImportReport,
  title: 'Trade/Bulk editing/ImportReport',
  args: { result: withRefused },
})

/** The report first shows the refused rows with line, column and message. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const counts = canvasElement.querySelector('[data-slot=import-counts]')
    await expect(counts).toHaveTextContent('New1Changed2Unchanged1Refused2')
    await expect(canvas.getByRole('radio', { name: 'Refused 2' })).toBeChecked()
    const row = canvas.getByRole('row', { name: /Hotel Towel/ })
    for (const text of ['6', 'Price must be more than 0', 'minimum: Min Quantity'])
      await expect(row).toHaveTextContent(text)
    // A message that begins with its column is not prefixed with it.
    await expect(row).not.toHaveTextContent('price: Price')
    await expect(canvas.getByText(/do not recognise.*Colour/)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Changed 2' }))
    await expect(canvas.getByRole('row', { name: /Desk Lamp/ })).toHaveTextContent('price rounded from 8.405 to 8.41')
    await expect(canvas.getByRole('row', { name: /Ceramic Mug/ })).toHaveTextContent(
      'Changes price from 12.5 to 11.9 and description',
    )
    await expect(canvas.queryByRole('row', { name: /Hotel Towel/ })).toBeNull()
    // A row only shows its verdict in a view with different verdicts.
    await expect(canvas.getByRole('row', { name: /Desk Lamp/ })).not.toHaveTextContent('Changed')
    await userEvent.click(canvas.getByRole('radio', { name: 'Worth a look 1' }))
    await expect(canvas.getByRole('row', { name: /Jute Sack/ })).toHaveTextContent(
      'You already have a product with this name',
    )
    await userEvent.click(canvas.getByRole('radio', { name: /^All/ }))
    await expect(canvas.getByRole('row', { name: /Hotel Towel/ })).toHaveTextContent('Refused')
  },
})

/** A row without a message is as high as a row with one line. */
export const EvenRows = meta.story({
  tags: ['behaviour'],
  args: {
    result: {
      ...allGood,
      rows: [
        { line: 2, verdict: 'new', name: 'Desk Lamp' },
        {
          line: 3,
          verdict: 'refused',
          name: 'Hotel Towel',
          problems: [{ column: 'price', message: 'Must be above 0' }],
        },
        {
          line: 4,
          verdict: 'refused',
          name: 'Jute Sack',
          problems: [{ column: 'price', message: 'Price must be more than 0.' }],
        },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^All/ }))
    const [lamp, towel, sack] = ['Desk Lamp', 'Hotel Towel', 'Jute Sack'].map((name) =>
      canvas.getByRole('row', { name: new RegExp(name) }).getBoundingClientRect(),
    )
    await expect(lamp?.height).toBe(towel?.height)
    // A heading that is not repeated takes no line.
    await expect(sack?.height).toBe(towel?.height)
  },
})

export const Playground = meta.story({})

export const AllGood = meta.story({
  args: { result: allGood },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'All 4' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Refused 0' }))
    await expect(canvas.getByText('No rows with this result.')).toBeVisible()
    // A count of 0 refused rows is not red.
    const [unchanged, refused] = canvas.getAllByRole('definition').slice(2)
    await expect(refused).toHaveTextContent('0')
    await expect(getComputedStyle(refused as Element).color).toBe(getComputedStyle(unchanged as Element).color)
  },
})

/** On a phone nothing overflows, and no message is cut off. */
export const OnAPhone = meta.story({
  args: { result: wordy },
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const frame = canvasElement.querySelector('[data-slot="data-table-frame"]') as HTMLElement
    expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
    await userEvent.click(canvas.getByRole('radio', { name: /^All/ }))
    for (const said of canvas.getAllByRole('listitem')) {
      expect(said.scrollHeight).toBeLessThanOrEqual(said.clientHeight + 1)
      const row = said.closest('tr') as HTMLElement
      expect(said.getBoundingClientRect().bottom).toBeLessThanOrEqual(row.getBoundingClientRect().bottom)
    }
  },
})

/** Only visible rows are rendered, even with different heights. */
export const TenThousandRows = meta.story({
  args: { result: manyRows },
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'All 10,000' }))
    const frame = canvasElement.querySelector('[data-slot="data-table-frame"]') as HTMLElement
    frame.scrollTop = frame.scrollHeight
    await waitFor(() => expect(canvas.getByText('10,001')).toBeVisible())
    await expect(canvasElement.querySelectorAll('tbody tr').length).toBeLessThan(80)
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, AllGood, OnAPhone }} />,
})

import { expect } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { Price } from '../Price/Price.tsx'
import { DescriptionList } from './DescriptionList.tsx'

const meta = preview.meta({
  component: DescriptionList,
  title: 'Primitives/Data/DescriptionList',
  args: {
    items: [
      { term: 'Brand', description: 'Sonali Audio' },
      { term: 'Price', description: <Price amount={38.5} size="sm" /> },
      { term: 'Minimum order', description: '120 units' },
      { term: 'Available stock', description: '4,820 units' },
      { term: 'State', description: <Badge tone="brand">On sale</Badge> },
      { term: 'Country of origin', description: null },
    ],
  },
})

const columnsOf = (list: HTMLElement | null) => list && getComputedStyle(list).gridTemplateColumns.split(' ').length

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent)
    await expect(terms.slice(0, 3)).toEqual(['Brand', 'Price', 'Minimum order'])
    const facts = canvas.getAllByRole('definition').map(({ textContent }) => textContent)
    await expect(facts).toEqual(['Sonali Audio', '$38.50', '120 units', '4,820 units', 'On sale', '–'])
    await expect(columnsOf(canvasElement.querySelector('dl'))).toBe(2)
  },
})

export const Playground = meta.story({})

export const OneColumn = meta.story({
  args: { columns: 1, className: 'max-w-lg' },
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement.querySelector('dl'))).toBe(1)
  },
})

/** One column in a narrow container, also in a wide window. */
export const Narrow = meta.story({
  args: { className: 'max-w-80' },
  play: async ({ canvas, canvasElement }) => {
    await expect(columnsOf(canvasElement.querySelector('dl'))).toBe(1)
    const [term, fact] = [canvas.getByText('Brand'), canvas.getByText('Sonali Audio')].map((part) =>
      part.getBoundingClientRect(),
    )
    await expect(term?.top).toBe(fact?.top)
  },
})

/** If term and description do not fit side by side, they are stacked. */
export const Stacked = meta.story({
  args: { className: 'max-w-60' },
  play: async ({ canvas }) => {
    const [term, fact] = [canvas.getByText('Brand'), canvas.getByText('Sonali Audio')].map((part) =>
      part.getBoundingClientRect(),
    )
    await expect(fact?.top).toBeGreaterThanOrEqual(term?.bottom ?? 0)
  },
})

export const LongTexts = meta.story({
  args: {
    className: 'max-w-lg',
    items: [
      {
        term: 'Where the goods are kept until somebody orders them',
        description: 'https://supplier.example/a/very/long/address/that/never/ends/and/has/no/space.html',
      },
      { term: 'Number', description: '123456789012345678901234567890123456789012345678901234567890' },
    ],
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, OneColumn, Narrow, Stacked, LongTexts }} />,
})

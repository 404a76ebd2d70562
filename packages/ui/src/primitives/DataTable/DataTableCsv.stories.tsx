import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Button } from '../Button/Button.tsx'
import { articles, columns, keyOf } from './DataTable.fixtures.tsx'
import { type DataSort, DataTable } from './DataTable.tsx'
import { useTableCsv } from './useTableCsv.ts'

const rows = articles(4)
const onSave = fn()

const nothing: readonly string[] = []

function Saved({ hidden = nothing, sortedBy }: { hidden?: readonly string[]; sortedBy?: DataSort }) {
  const [sort, setSort] = useState<DataSort | null>(sortedBy ?? null)
  const toCsv = useTableCsv({ columns, hidden, rows, sort })
  return (
    <div className="grid max-w-3xl gap-3">
      <Button className="justify-self-start" onClick={() => onSave(toCsv())}>
        Save as a file
      </Button>
      <DataTable label="Articles" columns={columns} rows={rows} keyOf={keyOf} sort={sort} onSortChange={setSort} />
    </div>
  )
}

const meta = preview.meta({
  tags: ['behaviour'],
  component: Saved,
  title: 'Primitives/Data/DataTable/As a file',
  beforeEach: () => {
    onSave.mockClear()
  },
})

/** The file has the columns and rows of the table, in the visible order, with prices as numbers. */
export const AsSeen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stock' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Stock' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save as a file' }))
    const [text] = onSave.mock.lastCall ?? []
    await expect(String(text).split('\r\n')).toEqual([
      '\uFEFFArticle,Status,Stock,Minimum,Price',
      'Desk lamps no. 4,listed,411,40,16.9',
      'Work gloves no. 3,draft,274,30,11.6',
      'Ceramic mugs no. 2,listed,137,20,6.3',
      'Jute sacks no. 1,listed,0,10,1',
      '',
    ])
  },
})

/** If the sorted column is hidden, the rows keep its order and the file leaves it out. */
export const HiddenOrder = meta.story({
  args: { hidden: ['stock'], sortedBy: { column: 'stock', direction: 'descending' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as a file' }))
    const [text] = onSave.mock.lastCall ?? []
    await expect(String(text).split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFArticle,Status,Minimum,Price',
      'Desk lamps no. 4,listed,40,16.9',
    ])
  },
})

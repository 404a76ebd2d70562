// New rows while the user types in another row.
import { useState } from 'react'
import { expect, type within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { type Article, articles, columns, keyOf, nameOf } from './DataTable.fixtures.tsx'
import { DataTable, numberEdit } from './DataTable.tsx'
import { useRowDetails } from './useRowDetails.tsx'

const editable = columns.map((column) =>
  column.id === 'stock'
    ? { ...column, edit: numberEdit<Article>({ value: ({ stock }) => stock, onCommit: () => undefined }) }
    : column,
)

const Remark = ({ name }: Article) => <input aria-label={`Remark on ${name}`} className="border" />

/** A host that receives one row at a time and shows the newest first. */
function Arrivals({ count = 8 }: { count?: number }) {
  const [rows, setRows] = useState(() => articles(count))
  const [openRows, setOpenRows] = useState<readonly string[]>(['a-2'])
  const table = useRowDetails(editable, {
    ...{ keyOf, nameOf, render: Remark, rows: 2 },
    ...{ openRows, onOpenRowsChange: setOpenRows },
  })
  const add = () => setRows((all) => [{ ...(all[0] as Article), id: `new-${all.length}`, name: 'Tea chests' }, ...all])
  return (
    <>
      <button type="button" onClick={add}>
        Receive
      </button>
      <DataTable label="Articles" {...table} {...{ rows, keyOf, nameOf }} className="max-h-96" />
    </>
  )
}

const meta = preview.meta({
  component: Arrivals,
  title: 'Primitives/Data/DataTable/Rows that arrive',
  tags: ['behaviour', '!autodocs'],
})

/** Like a subscription: the focus stays where it is. */
const receive = (canvas: ReturnType<typeof within>) => canvas.getByRole('button', { name: 'Receive' }).click()

/** A new row before the one that is edited keeps the typed text and the focus. */
export const BeforeAnEditedCell = meta.story({
  play: async ({ canvas, userEvent }) => {
    const stock = canvas.getByText('Ceramic mugs no. 2').closest('tr')?.children[3] as HTMLElement
    stock.focus()
    await userEvent.keyboard('40')
    receive(canvas)
    await expect(await canvas.findByText('Tea chests')).toBeVisible()
    const field = canvas.getByRole('textbox', { name: 'Stock of Ceramic mugs no. 2' })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('7')
    await expect(field).toHaveValue('407')
  },
})

/** It also keeps the text typed in the details of an open row, even while that row is far out of view. */
export const BeforeOpenDetails = meta.story({
  args: { count: 300 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Remark on Ceramic mugs no. 2' })
    await userEvent.type(field, 'Fragile')
    receive(canvas)
    await expect(await canvas.findByText('Tea chests')).toBeVisible()
    await expect(field).toHaveFocus()
    const frame = field.closest('[data-slot=data-table-frame]')
    frame?.scrollTo({ top: frame.scrollHeight })
    await expect(await canvas.findByText('Paper reams no. 294')).toBeVisible()
    receive(canvas)
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('Fragile')
  },
})

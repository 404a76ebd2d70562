import { Download, Tag, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { BulkAction, BulkBar, type BulkBarProps } from './BulkBar.tsx'

const done = fn()

const meta = preview.meta({
  component: BulkBar,
  title: 'Primitives/Actions/BulkBar',
  args: {
    count: 3,
    total: 1208,
    onSelectAll: fn(),
    onClear: fn(),
    children: [
      <BulkAction key="price" icon={<Tag aria-hidden />} onSelect={() => done('price')}>
        Change the price
      </BulkAction>,
      <BulkAction key="export" icon={<Download aria-hidden />} onSelect={() => done('export')}>
        Export
      </BulkAction>,
      <BulkAction key="remove" tone="error" icon={<Trash2 aria-hidden />} onSelect={() => done('remove')}>
        Withdraw from sale
      </BulkAction>,
    ],
  },
  beforeEach: () => {
    done.mockClear()
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const bar = within(canvas.getByRole('region', { name: 'Selection' }))
    await expect(bar.getByText('3 selected')).toBeVisible()
    const ground = (name: string) => getComputedStyle(bar.getByRole('button', { name })).backgroundColor
    await expect(ground('Change the price')).not.toBe(ground('Export'))
    await userEvent.click(bar.getByRole('button', { name: 'Select all 1,208' }))
    await expect(args.onSelectAll).toHaveBeenCalledOnce()
    await userEvent.click(bar.getByRole('button', { name: 'Clear' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
    await userEvent.click(bar.getByRole('button', { name: 'Change the price' }))
    await expect(done).toHaveBeenLastCalledWith('price')
  },
})

export const Playground = meta.story({ args: { count: 12 } })

/** With everything selected there is no button to select all. */
export const All = meta.story({
  args: { count: 1208 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,208 selected')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Select all/ })).toBeNull()
  },
})

export const OneAction = meta.story({
  args: { count: 1, onSelectAll: undefined, children: <BulkAction onSelect={done}>Export</BulkAction> },
})

/** In a narrow bar the first action stays visible and a menu contains the others. */
export const Narrow = meta.story({
  render: (args) => (
    <div className="max-w-82">
      <BulkBar {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Change the price' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    const menu = within(await screen.findByRole('menu', { name: 'More actions' }))
    await expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Export',
      'Withdraw from sale',
    ])
    await userEvent.click(menu.getByRole('menuitem', { name: 'Export' }))
    await expect(done.mock.calls).toEqual([['export']])
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More actions' })).toHaveFocus())
  },
})

const goods = Array.from({ length: 24 }, (_, index) => `Carton ${index + 1}`)

function Selecting(props: BulkBarProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <div tabIndex={-1} role="group" aria-label="Goods" className="grid gap-2 outline-none">
      <div>
        {goods.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={chosen.includes(name)}
            onValueChange={(isChecked) =>
              setChosen(isChecked ? [...chosen, name] : chosen.filter((each) => each !== name))
            }
          />
        ))}
      </div>
      <BulkBar
        {...props}
        count={chosen.length}
        total={goods.length}
        onSelectAll={() => setChosen(goods)}
        onClear={() => setChosen([])}
      >
        <BulkAction onSelect={done}>Export</BulkAction>
        <BulkAction onSelect={() => setChosen([])}>Withdraw from sale</BulkAction>
      </BulkBar>
    </div>
  )
}

/**
 * The bar appears and disappears without moving the list and is announced. The page scrolls so that the bar does not
 * cover the focus. After it is gone it takes no space, and the focus is in the list.
 */
export const InAList = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status')
    const box = (name: string) => canvas.getByRole('checkbox', { name })
    await expect(status).toBeEmptyDOMElement()
    await expect(canvas.queryByRole('region')).toBeNull()
    const list = canvas.getByRole('group', { name: 'Goods' })
    const height = list.offsetHeight
    const before = box('Carton 3').getBoundingClientRect().top
    await userEvent.click(box('Carton 1'))
    await userEvent.click(box('Carton 3'))
    await expect(status).toHaveTextContent('2 selected')
    await expect(box('Carton 3').getBoundingClientRect().top).toBe(before)
    const bar = canvas.getByRole('region', { name: 'Selection' })
    if (window.innerHeight > 480) {
      await waitFor(() =>
        expect(Math.round(window.innerHeight - bar.getBoundingClientRect().bottom)).toBeGreaterThanOrEqual(16),
      )
    }
    const isBehindTheBar = (name: string) => {
      window.scrollTo(0, 0)
      box(name).focus()
      const { left, top } = box(name).getBoundingClientRect()
      return bar.contains(document.elementFromPoint(left + 8, top + 8))
    }
    await expect(goods.filter(isBehindTheBar)).toEqual([])
    window.scrollTo(0, 0)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(status).toHaveTextContent('Nothing is selected.')
    await expect(list).toHaveFocus()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull())
    await waitFor(() => expect(list.offsetHeight).toBe(height))
    await expect(box('Carton 3').getBoundingClientRect().top).toBe(before)
  },
})

/** An action of the menu that clears the selection also leaves the focus in the list. */
export const EndedFromItsMenu = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <div className="max-w-82">
      <Selecting {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Carton 1' }))
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Withdraw from sale' }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Goods' })).toHaveFocus())
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Select all 1,208', 'Clear', 'Change the price']) {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name })).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await expect(done).toHaveBeenCalledWith('price')
  },
})

/** A disabled action is focusable and explains why, as a button and in the menu, and does nothing. */
export const DisabledWithReason = meta.story({
  args: {
    children: [
      <BulkAction key="price" disabledReason="Two of them are sold out." onSelect={done}>
        Change the price
      </BulkAction>,
      <BulkAction key="export" disabledReason="There is nothing to export." onSelect={done}>
        Export
      </BulkAction>,
    ],
  },
  render: (args) => (
    <div className="max-w-82">
      <BulkBar {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByRole('button', { name: 'Change the price' })
    await expect(price).toHaveAccessibleDescription('Two of them are sold out.')
    await userEvent.click(price)
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    const item = await screen.findByRole('menuitem', { name: /There is nothing to export/ })
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(item)
    await expect(done).not.toHaveBeenCalled()
  },
})

export const LongTexts = meta.story({
  args: {
    count: 1_234_567,
    total: 12_345_678,
    children: [
      <BulkAction key="1" onSelect={done}>
        Ask all suppliers of these goods for an offer by the end of the month
      </BulkAction>,
      <BulkAction key="2" onSelect={done}>
        Export as a spreadsheet with all suppliers, minimums and prices
      </BulkAction>,
    ],
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Selection' })
    await expect(bar.scrollWidth).toBe(bar.clientWidth)
  },
})

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const count = canvas.getByText('3 selected').getBoundingClientRect()
    await expect(count.left).toBeGreaterThan(canvas.getByRole('button', { name: 'Clear' }).getBoundingClientRect().left)
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, All, OneAction, Narrow, DisabledWithReason, LongTexts }} />,
})

import { type ComponentProps, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { ProductToolbar } from './ProductToolbar.tsx'

const meta = preview.meta({
  component: ProductToolbar,
  title: 'Marketplace/Finding products/ProductToolbar',
  args: {
    isAvailableOnly: false,
    onAvailableOnlyChange: fn(),
    onSortChange: fn(),
    view: 'card' as const,
    onViewChange: fn(),
  },
})

/** Controls all values, like a host. */
function ToolbarHost(props: ComponentProps<typeof ProductToolbar>) {
  const [isAvailableOnly, setAvailableOnly] = useState(props.isAvailableOnly)
  const [sort, setSort] = useState(props.sort)
  const [view, setView] = useState(props.view)
  return (
    <ProductToolbar
      {...props}
      {...{ isAvailableOnly, sort, view }}
      onAvailableOnlyChange={setAvailableOnly}
      onSortChange={setSort}
      onViewChange={setView}
    />
  )
}

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Available Products' }))
    await expect(args.onAvailableOnlyChange).toHaveBeenCalledWith(true)
    const sort = canvas.getByRole('combobox', { name: 'Sort' })
    await expect(Array.from(sort.children, (option) => option.textContent)).toEqual([
      'Sort By Price',
      'Low to High',
      'High to Low',
    ])
    await userEvent.selectOptions(sort, 'Low to High')
    await expect(args.onSortChange).toHaveBeenCalledWith('price-asc')
    await userEvent.click(canvas.getByRole('radio', { name: 'Table View' }))
    await expect(args.onViewChange).toHaveBeenCalledWith('table')
  },
})

export const Playground = meta.story({ render: (args) => <ToolbarHost {...args} /> })

export const AvailableOnly = meta.story({
  args: { isAvailableOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show All Products' }))
    await expect(args.onAvailableOnlyChange).toHaveBeenCalledWith(false)
  },
})

export const SortedLowToHigh = meta.story({
  tags: ['behaviour'],
  args: { sort: 'price-asc' as const },
  play: async ({ canvas, userEvent, args }) => {
    const sort = canvas.getByRole('combobox', { name: 'Sort' })
    await expect(sort).toHaveDisplayValue('Low to High')
    await userEvent.selectOptions(sort, 'Sort By Price')
    await expect(args.onSortChange).toHaveBeenCalledWith(null)
  },
})

export const SortedHighToLow = meta.story({
  tags: ['behaviour'],
  args: { sort: 'price-desc' as const },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Sort' })).toHaveDisplayValue('High to Low')
  },
})

export const TableView = meta.story({
  args: { view: 'table' as const },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Table View' })).toBeChecked()
  },
})

/** On a phone the order, with its full text, and the view share a row; the filter has the row below. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const box = (element: HTMLElement) => element.getBoundingClientRect()
    const sort = canvas.getByRole('combobox', { name: 'Sort' })
    const view = box(canvas.getByRole('group', { name: 'View' }))
    await expect(box(sort).width).toBeGreaterThanOrEqual(140)
    await expect(box(sort).right).toBeLessThanOrEqual(view.left)
    await expect(box(sort).top).toBeLessThan(view.bottom)
    await expect(box(canvas.getByRole('button', { name: 'Show Available Products' })).top).toBeGreaterThan(view.bottom)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** The select is wide enough for its longest option. */
export const InGerman = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    const sort = canvas.getByRole('combobox', { name: 'Sortieren' })
    const uncut = sort.cloneNode(true) as HTMLElement
    uncut.style.width = 'max-content'
    sort.after(uncut)
    const { width } = uncut.getBoundingClientRect()
    uncut.remove()
    await expect(sort.getBoundingClientRect().width).toBeGreaterThanOrEqual(width)
  },
})

/** Filter, order and view are one tab stop each, and nothing moves when the button's label changes. */
export const Keyboard = meta.story({
  tags: ['behaviour'],
  render: (args) => <ToolbarHost {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Show Available Products' })
    await expect(button).toHaveFocus()
    const { width } = button.getBoundingClientRect()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Show All Products' })).toBe(button)
    await expect(button.getBoundingClientRect().width).toBe(width)
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Sort' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Card View' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Table View' })).toBeChecked()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, AvailableOnly, SortedLowToHigh, TableView }} />,
})

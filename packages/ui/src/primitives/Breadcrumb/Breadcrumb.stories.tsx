import { expect } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'

const meta = preview.meta({
  component: Breadcrumb,
  title: 'Primitives/Navigation/Breadcrumb',
  args: {
    trail: [
      { label: 'Home', href: '#home' },
      { label: 'Electronics & Gadgets', href: '#electronics' },
    ],
    current: 'Studio Over-ear Headphones',
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '#home')
    await expect(canvas.getByRole('link', { name: 'Electronics & Gadgets' })).toHaveAttribute('href', '#electronics')
    await expect(canvas.getByText('Studio Over-ear Headphones')).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

export const Playground = meta.story({})

export const OneStep = meta.story({ args: { trail: [{ label: 'Home', href: '#home' }], current: 'All categories' } })

const deep = [
  { label: 'Home', href: '#home' },
  { label: 'Electronics & Gadgets', href: '#electronics' },
  { label: 'Audio', href: '#audio' },
  { label: 'Headphones', href: '#headphones' },
]

export const Deep = meta.story({
  args: { trail: deep },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4)
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

/** A short compound, or a figure with its unit, does not break over two lines. */
export const WholeCompounds = meta.story({
  tags: ['behaviour'],
  args: { current: 'Fast-Charging USB-C Charger 45 W', trail: [{ label: 'T-Shirts & T-Bars', href: '#shirts' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Charger/)).toHaveTextContent(/^Fast-Charging USB-C Charger 45 W$/)
    for (const part of ['T-Bars', 'USB-C', '45 W']) {
      await expect(canvas.getByText(part)).toHaveStyle({ whiteSpace: 'nowrap' })
    }
  },
})

/** The first and the last page of the path stay visible. A button shows the rest, and the focus moves to it. */
export const Narrow = meta.story({
  args: { trail: deep, className: 'max-w-80' },
  play: async ({ canvas, userEvent }) => {
    const listLinks = () => canvas.getAllByRole('link').map((link) => link.textContent)
    await expect(listLinks()).toEqual(['Home', 'Headphones'])
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show the whole path' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(listLinks()).toEqual(['Home', 'Electronics & Gadgets', 'Audio', 'Headphones'])
    await expect(canvas.getByRole('link', { name: 'Electronics & Gadgets' })).toHaveFocus()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

/** The first state in a narrow container. */
export const Shortened = meta.story({ args: { trail: deep, className: 'max-w-80' } })

export const LongNames = meta.story({
  args: {
    className: 'max-w-80',
    trail: [
      { label: 'Home', href: '#home' },
      { label: 'Professional monitoring, recording and broadcasting equipment', href: '#pro' },
    ],
    current: 'https://supplier.example/a/very/long/address/that/never/ends/and/has/no/space.html',
  },
})

/** Beside a button in a row it takes the remaining width, so that its text stays on one line. */
export const InARow = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <Breadcrumb {...args} />
      <button type="button">Print</button>
    </div>
  ),
  play: async ({ canvas }) => {
    const path = canvas.getByRole('navigation', { name: 'Breadcrumb' }).getBoundingClientRect()
    const print = canvas.getByRole('button', { name: 'Print' }).getBoundingClientRect()
    await expect(path.width).toBeGreaterThan(200)
    await expect(path.height).toBeLessThan(60)
    await expect(print.top).toBeLessThan(path.bottom)
    await expect(print.left).toBeGreaterThanOrEqual(path.right)
  },
})

export const RightToLeft = meta.story({
  args: {
    trail: [
      { label: 'الرئيسية', href: '#home' },
      { label: 'الإلكترونيات', href: '#electronics' },
    ],
    current: 'سماعات',
    labels: { path: 'مسار التنقل' },
  },
  render: (args) => (
    <div dir="rtl">
      <Breadcrumb {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const home = canvas.getByRole('link', { name: 'الرئيسية' }).getBoundingClientRect()
    await expect(canvas.getByText('سماعات').getBoundingClientRect().right).toBeLessThan(home.left)
    await expect(canvas.getByRole('navigation', { name: 'مسار التنقل' })).toBeVisible()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, OneStep, Deep, Shortened, LongNames, RightToLeft }} />,
})

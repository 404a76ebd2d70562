import { FileText, Star, Truck } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { Tabs } from './Tabs.tsx'

const meta = preview.meta({
  component: Tabs<string>,
  title: 'Primitives/Navigation/Tabs',
  args: {
    label: 'Product',
    onValueChange: fn(),
    tabs: [
      { value: 'description', label: 'Description', panel: 'Closed-back, 40 mm drivers, foldable.' },
      { value: 'shipping terms', label: 'Delivery', panel: 'Four to six weeks by sea.' },
      { value: 'reviews', label: 'Reviews', panel: 'Nobody has said anything yet.' },
    ],
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('tablist', { name: 'Product' })).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'Description' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel', { name: 'Description' })).toHaveTextContent('Closed-back')
    const delivery = canvas.getByRole('tab', { name: 'Delivery' })
    await userEvent.click(delivery)
    await expect(canvas.getByRole('tabpanel', { name: 'Delivery' })).toHaveTextContent('Four to six weeks')
    await expect(canvas.queryByText(/Closed-back/)).not.toBeInTheDocument()
    await expect(delivery).toHaveAttribute('aria-controls', canvas.getByRole('tabpanel').id)
    await userEvent.click(delivery)
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('shipping terms')
  },
})

export const Playground = meta.story({ args: { keepsPanels: false } })

/** The tabs are one tab stop and the panel is the next. Arrow keys show the next tab and wrap around. */
export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { defaultValue: 'reviews' },
  play: async ({ canvas, userEvent }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name })
    await userEvent.tab()
    await expect(tab('Reviews')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab('Description')).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'Description' })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(tab('Delivery')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(tab('Description')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(tab('Reviews')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Control>}{ArrowLeft}{/Control}')
    await expect(tab('Reviews')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: 'Reviews' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(tab('Reviews')).toHaveFocus()
  },
})

/** From right to left, the next tab is at the left. */
export const RightToLeft = meta.story({
  args: {
    label: 'المنتج',
    tabs: [
      { value: 'description', label: 'الوصف', panel: 'سماعات مغلقة قابلة للطي.' },
      { value: 'delivery', label: 'التوصيل', panel: 'من أربعة إلى ستة أسابيع بحرا.' },
      { value: 'reviews', label: 'التقييمات', panel: 'لا شيء بعد.' },
    ],
  },
  render: (args) => (
    <div dir="rtl">
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'التوصيل' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'الوصف' })).toHaveFocus()
  },
})

/** The host controls the open tab: without its consent nothing changes. */
export const Controlled = meta.story({
  tags: ['behaviour'],
  render: (args) => {
    const [value, setValue] = useState('description')
    return (
      <Tabs
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange?.(next)
          if (next !== 'reviews') setValue(next)
        }}
      />
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Reviews' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('reviews')
    await expect(canvas.getByRole('tabpanel', { name: 'Description' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Delivery' }))
    await expect(canvas.getByRole('tabpanel', { name: 'Delivery' })).toBeVisible()
  },
})

const forms = {
  label: 'Company',
  tabs: [
    { value: 'billing', label: 'Billing', panel: <TextInput label="Tax number" className="max-w-sm" /> },
    { value: 'delivery', label: 'Delivery', panel: <TextInput label="Dock" className="max-w-sm" /> },
  ],
}

/** Text typed in another panel is still there. */
export const PanelsStayMounted = meta.story({
  tags: ['behaviour'],
  args: { ...forms, keepsPanels: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tax number' }), 'BD-4711')
    await userEvent.click(canvas.getByRole('tab', { name: 'Delivery' }))
    await expect(canvas.queryByRole('textbox', { name: 'Tax number' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('tab', { name: 'Billing' }))
    await expect(canvas.getByRole('textbox', { name: 'Tax number' })).toHaveValue('BD-4711')
  },
})

export const WithIconsAndCounts = meta.story({
  args: {
    defaultValue: 'reviews',
    tabs: [
      { value: 'description', label: 'Description', icon: <FileText aria-hidden />, panel: 'Closed-back.' },
      { value: 'delivery', label: 'Delivery', icon: <Truck aria-hidden />, panel: 'By sea.' },
      { value: 'reviews', label: 'Reviews', icon: <Star aria-hidden />, count: '1,204', panel: 'All 1,204 of them.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Reviews 1,204' })).toHaveAttribute('aria-selected', 'true')
  },
})

const many = ['Description', 'Specification', 'Delivery', 'Returns and complaints', 'Documents', 'Reviews', 'Questions']

/** More tabs than fit: a finger scrolls them, the open tab is in view, and the page does not scroll. */
export const Many = meta.story({
  args: {
    defaultValue: 'Documents',
    className: 'max-w-80',
    tabs: many.map((each) => ({ value: each, label: each, panel: `${each} of this product.` })),
  },
  play: async ({ canvas, userEvent }) => {
    const frame = canvas.getByRole('tablist').getBoundingClientRect()
    const place = (name: string) => canvas.getByRole('tab', { name }).getBoundingClientRect()
    await expect(place('Documents').right).toBeLessThanOrEqual(frame.right + 1)
    await expect(place('Description').right).toBeLessThan(frame.left)
    await userEvent.tab()
    await userEvent.keyboard('{Home}')
    await expect(place('Description').left).toBeGreaterThanOrEqual(frame.left - 1)
  },
})

export const LongTexts = meta.story({
  args: {
    className: 'max-w-80',
    tabs: [
      {
        value: 'long',
        label: 'Everything that our suppliers have ever said about the goods and how they are made',
        panel: 'https://supplier.example/a/very/long/address/that/never/ends/and/has/no/space/to/break/at.html',
      },
      { value: 'short', label: 'Reviews', panel: 'None' },
    ],
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Composite stories={{ Default, PanelsStayMounted, WithIconsAndCounts, RightToLeft, Many, LongTexts }} />
  ),
})

import { LayoutGrid, Table } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { Segmented, type SegmentedProps } from './Segmented.tsx'

/** Controls the value like a host. */
function SegmentedHost(props: SegmentedProps<string>) {
  const [value, setValue] = useState(props.value)
  return (
    <Segmented
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        props.onValueChange?.(next)
      }}
    />
  )
}

const meta = preview.meta({
  component: Segmented<string>,
  title: 'Primitives/Fields/Segmented',
  args: {
    label: 'View',
    value: 'card',
    onValueChange: fn(),
    options: [
      { value: 'card', label: 'Card View' },
      { value: 'table', label: 'Table View' },
    ],
  },
  render: (args) => <SegmentedHost {...args} />,
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'View' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Card View' })).toBeChecked()
    await userEvent.click(canvas.getByText('Table View'))
    await expect(canvas.getByRole('radio', { name: 'Table View' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledWith('table')
  },
})

export const Playground = meta.story({})

export const WithIcons = meta.story({
  args: {
    options: [
      { value: 'card', label: 'Card View', icon: <LayoutGrid aria-hidden /> },
      { value: 'table', label: 'Table View', icon: <Table aria-hidden /> },
    ],
  },
})

/** One tab stop; arrow keys choose and wrap around. */
export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Card View' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Table View' })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Card View' })).toBeChecked()
  },
})

export const LongLabels = meta.story({
  args: {
    value: 'all',
    options: [
      { value: 'all', label: 'Everything that our suppliers have ever listed' },
      { value: 'available', label: 'Only what can be delivered from the warehouse today' },
    ],
  },
})

/** Uncontrolled, it keeps its own value and calls `onValueChange`. */
export const OwnValue = meta.story({
  tags: ['behaviour'],
  render: ({ value: _, ...args }) => <Segmented {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('radio')
    await expect(first).toBeChecked()
    await userEvent.click(second as HTMLElement)
    await expect(second).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledOnce()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, WithIcons, LongLabels }} />,
})

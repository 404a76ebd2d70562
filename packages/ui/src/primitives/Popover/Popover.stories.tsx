import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Button } from '../Button/Button.tsx'
import { Combobox } from '../Combobox/Combobox.tsx'
import { ports } from '../Combobox/options.fixtures.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { Popover, type PopoverProps } from './Popover.tsx'

const meta = preview.meta({
  component: Popover,
  title: 'Primitives/Overlays/Popover',
  parameters: { docs: { story: { inline: false, iframeHeight: '320px' } } },
  args: {
    title: 'Price of a unit',
    trigger: <Button variant="secondary">Price</Button>,
    onOpenChange: fn(),
    children: ((close: () => void) => (
      <div className="grid gap-3">
        <TextInput label="At most" name="most" inputMode="numeric" />
        <Button onClick={close}>Show products</Button>
      </div>
    )) as PopoverProps['children'],
  },
})

/** Opens at its button, moves the focus in, and returns it. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Price' })
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(trigger)
    const popover = await screen.findByRole('dialog', { name: 'Price of a unit' })
    await waitFor(() => expect(within(popover).getByRole('textbox')).toHaveFocus())
    await userEvent.click(within(popover).getByRole('button', { name: 'Show products' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
  },
})

export const Playground = meta.story({ args: { side: 'bottom', align: 'center' } })

export const Open = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
})

/** Escape and the close button return the focus. */
export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
    await userEvent.tab({ shift: true })
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(trigger).toHaveFocus())
  },
})

/** One press outside closes it and also reaches its target. */
export const PressedOutside = meta.story({
  tags: ['behaviour'],
  render: (args) => {
    const [count, setCount] = useState(0)
    return (
      <div className="grid justify-items-start gap-80">
        <Popover {...args} />
        <Button onClick={() => setCount(count + 1)}>Pressed: {count}</Button>
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }))
    await screen.findByRole('dialog')
    await userEvent.click(canvas.getByRole('button', { name: 'Pressed: 0' }))
    await expect(canvas.getByRole('button', { name: 'Pressed: 1' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

/** The host controls whether it is open. */
export const Controlled = meta.story({
  tags: ['behaviour'],
  args: { isOpen: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onOpenChange).toHaveBeenCalledWith(true)
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
})

/** Hidden fields are skipped: the focus goes to the first visible one. */
export const HiddenFirst = meta.story({
  tags: ['behaviour'],
  args: {
    children: (
      <>
        <input type="file" aria-label="Hidden" hidden />
        <TextInput label="At most" />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
  },
})

/** Without a control in it, the close button has the focus and screen readers read the text. */
export const WordsOnly = meta.story({
  tags: ['behaviour'],
  args: { children: 'The price holds for 14 days from the day of the order.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
  },
})

/** A list that opens in it is part of it: a press in the list and Escape close only the list. */
export const WithCombobox = meta.story({
  tags: ['behaviour'],
  args: { title: 'Ship to', children: <Combobox label="Port" options={ports} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }))
    const field = await screen.findByRole('combobox')
    await userEvent.click(field)
    await userEvent.click(await screen.findByRole('option', { name: /Mongla/ }))
    await expect(field).toHaveValue('Mongla')
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(screen.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

export const LongTexts = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    title: 'What the price of a unit depends on when an order goes to more than one warehouse',
    children: 'https://supplier.example/a/very/long/address/that/never/ends/and/has/no/space/to/break/at.html',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const popover = await screen.findByRole('dialog')
    await expect(popover.scrollWidth).toBeLessThanOrEqual(popover.clientWidth)
  },
})

/** From right to left, the end is at the left, and so is a popover at the end of its button. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: {
    side: 'end',
    children: 'Words',
    trigger: <IconButton label="Filters" icon={<SlidersHorizontal aria-hidden />} variant="secondary" />,
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button')
    await userEvent.click(trigger)
    const popover = await screen.findByRole('dialog')
    await expect(getComputedStyle(popover).direction).toBe('rtl')
    await waitFor(() =>
      expect(popover.getBoundingClientRect().right).toBeLessThanOrEqual(trigger.getBoundingClientRect().left),
    )
  },
})

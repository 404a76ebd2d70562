import { createRef, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { Switch } from './Switch.tsx'

const onValueChange = fn<(isOn: boolean) => Promise<void> | void>()

const meta = preview.meta({
  component: Switch,
  title: 'Primitives/Fields/Switch',
  args: { label: 'Take orders', onValueChange, onChange: fn() },
})

/** A press on the label or the track, or the space bar, changes it. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: 'Take orders' })
    await expect(control).not.toBeChecked()
    await userEvent.click(canvas.getByText('Take orders'))
    await expect(control).toBeChecked()
    await expect(onValueChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(control)
    await expect(control).not.toBeChecked()
    await expect(onValueChange).toHaveBeenLastCalledWith(false)
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(3)
  },
})

export const Playground = meta.story({ args: { hint: 'Buyers see that you do.', isLabelHidden: false } })

export const On = meta.story({
  args: { defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeChecked()
  },
})

/** The host controls the value: without its consent nothing changes. */
export const Controlled = meta.story({
  tags: ['behaviour'],
  args: { checked: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(onValueChange.mock.calls).toEqual([[true]])
    await expect(canvas.getByRole('switch')).not.toBeChecked()
  },
})

/** While the change is pending, it keeps its new position and ignores presses. */
export const Pending = meta.story({
  play: async ({ canvas, userEvent }) => {
    const saving = Promise.withResolvers<void>()
    onValueChange.mockReturnValueOnce(saving.promise)
    const control = canvas.getByRole('switch')
    await userEvent.click(control)
    await expect(control).toHaveAttribute('aria-busy', 'true')
    await expect(control).toBeChecked()
    await userEvent.click(control)
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await expect(control).toHaveFocus()
    saving.resolve()
    await waitFor(() => expect(control).not.toHaveAttribute('aria-busy'))
    await expect(control).toBeChecked()
    await expect(onValueChange).toHaveBeenCalledOnce()
    await userEvent.click(control)
    await expect(onValueChange).toHaveBeenLastCalledWith(false)
  },
})

/** A failed change does not look done, controlled or not. */
export const Failed = meta.story({
  render: (args) => {
    const [isOn, setIsOn] = useState(false)
    const [error, setError] = useState('')
    const save = async (next: boolean) => {
      setError('')
      try {
        await onValueChange(next)
        setIsOn(next)
      } catch (failure) {
        setError('It could not be saved. Try again.')
        throw failure
      }
    }
    return (
      <>
        <Switch {...args} checked={isOn} onValueChange={save} error={error} />
        <Switch label="Its own" onValueChange={onValueChange} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    onValueChange.mockRejectedValueOnce(new Error('offline'))
    const held = canvas.getByRole('switch', { name: 'Take orders' })
    await userEvent.click(held)
    await waitFor(() => expect(held).toHaveAccessibleDescription('It could not be saved. Try again.'))
    await expect(held).not.toBeChecked()
    onValueChange.mockResolvedValueOnce(undefined)
    await userEvent.click(held)
    await waitFor(() => expect(held).not.toHaveAttribute('aria-busy'))
    await expect(held).toBeChecked()

    onValueChange.mockRejectedValueOnce(new Error('offline'))
    const own = canvas.getByRole('switch', { name: 'Its own' })
    await userEvent.click(own)
    await waitFor(() => expect(own).not.toHaveAttribute('aria-busy'))
    await expect(own).not.toBeChecked()
    await userEvent.click(own)
    await expect(own).toBeChecked()
    await expect(onValueChange).toHaveBeenCalledTimes(4)
  },
})

export const WithHint = meta.story({
  args: { hint: 'Buyers see that you do.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Buyers see that you do.')
  },
})

export const WithError = meta.story({
  args: { error: 'It could not be saved. Try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeInvalid()
  },
})

export const Disabled = meta.story({
  render: (args) => (
    <>
      <Switch {...args} disabled />
      <Switch {...args} disabled defaultChecked />
    </>
  ),
})

/** With a reason it stays focusable and shows the reason. */
export const DisabledWithReason = meta.story({
  args: { defaultChecked: true, disabledReason: 'An order is under way.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('switch')).toHaveFocus()
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('An order is under way.')
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch')).toBeChecked()
    await expect(onValueChange).not.toHaveBeenCalled()
  },
})

export const HiddenLabel = meta.story({
  args: { isLabelHidden: true, defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Take orders' })).toBeVisible()
    await expect(canvas.getByText('Take orders').getBoundingClientRect().width).toBe(1)
  },
})

/** From right to left, on is at the left. */
export const RightToLeft = meta.story({
  args: { label: 'استلام الطلبات', defaultChecked: true },
  render: (args) => (
    <div dir="rtl">
      <Switch {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const track = canvas.getByRole('switch').getBoundingClientRect()
    const thumb = canvasElement.querySelector('[data-slot="switch-thumb"]')?.getBoundingClientRect()
    await expect(thumb?.left).toBeCloseTo(track.left + 3)
  },
})

export const LongTexts = meta.story({
  args: {
    label: 'Tell me of each new order by mail, by message and in the window of the browser, whichever I see first',
    hint: 'https://supplier.example/a/very/long/address/that/never/ends/and/has/no/space/to/break/at.html',
    className: 'max-w-sm',
  },
})

const input = createRef<HTMLInputElement>()

/** `ref` and native props go to the control, `className` goes to the element around it. */
export const Passed = meta.story({
  tags: ['behaviour'],
  args: { ref: input, id: 'orders', name: 'orders', className: 'max-w-40' },
  play: async ({ canvas }) => {
    await expect(input.current).toBe(canvas.getByRole('switch'))
    await expect(input.current).toHaveAttribute('id', 'orders')
    await expect(input.current).toHaveAttribute('name', 'orders')
    await expect(input.current?.closest('[data-slot="switch-field"]')).toHaveClass('max-w-40')
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Composite
      stories={{ Default, On, WithHint, WithError, Disabled, DisabledWithReason, HiddenLabel, RightToLeft, LongTexts }}
    />
  ),
})

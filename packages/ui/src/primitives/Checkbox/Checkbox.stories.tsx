import { createRef, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { Select } from '../Select/Select.tsx'
import { Checkbox, CheckboxGroup, type CheckboxProps } from './Checkbox.tsx'

const meta = preview.meta({
  component: Checkbox,
  title: 'Primitives/Fields/Checkbox',
  args: { label: 'Deliver in part, as stock arrives', name: 'partial', onValueChange: fn(), onChange: fn() },
})

/** A press on the label or the box, or the space bar, changes it. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Deliver in part, as stock arrives' })
    await expect(box).not.toBeChecked()
    await userEvent.click(canvas.getByText('Deliver in part, as stock arrives'))
    await expect(box).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(box)
    await expect(box).not.toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(false)
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(3)
  },
})

export const Playground = meta.story({ args: { hint: 'The rest follows without a charge.', isIndeterminate: false } })

export const Checked = meta.story({
  args: { defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
})

/** The host controls the value: without its consent nothing changes. */
export const Controlled = meta.story({
  tags: ['behaviour'],
  args: { checked: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith(true)
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
})

const suppliers = ['Sonali Audio', 'Meghna Footwear', 'Padma Care']

function AllAndEach(props: Omit<CheckboxProps, 'label'>) {
  const [chosen, setChosen] = useState<readonly string[]>(['Sonali Audio'])
  return (
    <CheckboxGroup label="Suppliers" hint="Their new goods reach you by mail.">
      <Checkbox
        label="All of them"
        checked={chosen.length === suppliers.length}
        isIndeterminate={chosen.length > 0 && chosen.length < suppliers.length}
        onValueChange={(isChecked) => setChosen(isChecked ? suppliers : [])}
      />
      {suppliers.map((supplier) => (
        <Checkbox
          key={supplier}
          {...props}
          label={supplier}
          checked={chosen.includes(supplier)}
          onValueChange={(isChecked) =>
            setChosen(isChecked ? [...chosen, supplier] : chosen.filter((each) => each !== supplier))
          }
        />
      ))}
    </CheckboxGroup>
  )
}

/** A checkbox for a group is indeterminate while only some are checked. */
export const Indeterminate = meta.story({
  render: () => <AllAndEach />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'All of them' })
    await expect(canvas.getByRole('group', { name: 'Suppliers' })).toHaveAccessibleDescription(
      'Their new goods reach you by mail.',
    )
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(all).not.toBePartiallyChecked()
    for (const each of canvas.getAllByRole('checkbox')) await expect(each).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Padma Care' }))
    await expect(all).toBePartiallyChecked()
  },
})

/** A press does not change the indeterminate state, which only the host decides. */
export const StaysIndeterminate = meta.story({
  tags: ['behaviour'],
  args: { isIndeterminate: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
  },
})

export const WithHint = meta.story({
  args: { hint: 'The rest follows without a charge.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('The rest follows without a charge.')
  },
})

export const WithError = meta.story({
  args: { label: 'I have read the terms of sale', error: 'Without them nothing can be ordered.', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid()
    await expect(canvas.getByRole('checkbox')).toBeRequired()
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Without them nothing can be ordered.')
  },
})

export const Disabled = meta.story({
  render: (args) => (
    <>
      <Checkbox {...args} disabled />
      <Checkbox {...args} disabled defaultChecked />
    </>
  ),
})

/** With a reason it stays focusable and shows the reason. Once the reason is gone, the first press changes it. */
export const DisabledWithReason = meta.story({
  args: { defaultChecked: true, disabledReason: 'This supplier always delivers in part.' },
  render: (args) => {
    const [isFree, setIsFree] = useState(false)
    return (
      <>
        <Checkbox {...args} disabledReason={isFree ? undefined : args.disabledReason} />
        <Checkbox label="Another supplier" onValueChange={setIsFree} />
      </>
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: /Deliver/ })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await expect(box).toHaveAccessibleDescription('This supplier always delivers in part.')
    await userEvent.keyboard(' ')
    await userEvent.click(canvas.getByText(/Deliver/))
    await expect(box).toBeChecked()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Another supplier' }))
    await userEvent.click(box)
    await expect(box).not.toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith(false)
  },
})

/** In a table row the label is only for screen readers. */
export const HiddenLabel = meta.story({
  args: { label: 'Choose Studio Over-ear Headphones', isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Choose Studio Over-ear Headphones' })).toBeVisible()
    await expect(canvas.getByText('Choose Studio Over-ear Headphones').getBoundingClientRect().width).toBe(1)
  },
})

const send = fn()

/** The browser submits it like any checkbox. */
export const InAForm = meta.story({
  tags: ['behaviour'],
  args: { value: 'yes' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send(Object.fromEntries(new FormData(event.currentTarget)))
      }}
    >
      <Checkbox {...args} />
      <button type="submit">Send</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    send.mockClear()
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button'))
    await expect(send.mock.calls).toEqual([[{}], [{ partial: 'yes' }]])
  },
})

export const Group = meta.story({
  render: () => (
    <CheckboxGroup label="Send me" orientation="horizontal" error="Choose at least one.">
      <Checkbox label="Invoices" name="send" value="invoices" />
      <Checkbox label="Delivery notes" name="send" value="notes" />
      <Checkbox label="Prices" name="send" value="prices" />
    </CheckboxGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Send me' })).toHaveAccessibleDescription('Choose at least one.')
  },
})

export const LongTexts = meta.story({
  args: {
    label: 'Our warehouse may hand the goods to a carrier of its own choice, provided that they arrive on the same day',
    hint: 'https://supplier.example/a/very/long/address/that/never/ends/and/has/no/space/to/break/at.html',
    error: 'This carrier does not serve the islands.',
    className: 'max-w-sm',
    defaultChecked: true,
  },
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('checkbox').getBoundingClientRect()
    const tick = canvasElement.querySelector('svg.lucide-check')?.getBoundingClientRect()
    // The tick is in the middle of its box, not of all lines of the label.
    await expect(tick && tick.top + tick.height / 2).toBeCloseTo(box.top + box.height / 2, 0)
  },
})

const input = createRef<HTMLInputElement>()

/** `ref` and native props go to the box, `className` goes to the element around it. */
export const Passed = meta.story({
  tags: ['behaviour'],
  args: { ref: input, id: 'partial', className: 'max-w-40' },
  play: async ({ canvas }) => {
    await expect(input.current).toBe(canvas.getByRole('checkbox'))
    await expect(input.current).toHaveAttribute('id', 'partial')
    await expect(input.current?.closest('[data-slot="checkbox-field"]')).toHaveClass('max-w-40')
  },
})

/** If a group begins with another control, that control gets the focus, not the first checkbox. */
export const GroupThatBeginsWithSelect = meta.story({
  tags: ['behaviour'],
  render: () => {
    const group = createRef<HTMLFieldSetElement>()
    return (
      <>
        <CheckboxGroup ref={group} label="Send me">
          <input type="hidden" name="page" value="settings" />
          <Select label="How often" options={[{ value: 'daily', label: 'Every day' }]} />
          <Checkbox label="Offers" />
        </CheckboxGroup>
        <button type="button" onClick={() => group.current?.focus()}>
          Focus
        </button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Focus' }))
    await expect(canvas.getByRole('combobox', { name: 'How often' })).toHaveFocus()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Composite
      stories={{
        Default,
        Checked,
        Indeterminate,
        WithHint,
        WithError,
        Disabled,
        DisabledWithReason,
        HiddenLabel,
        Group,
        LongTexts,
      }}
    />
  ),
})

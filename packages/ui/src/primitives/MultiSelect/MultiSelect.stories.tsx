import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { ArotProvider } from '../../foundations/ArotProvider/ArotProvider.tsx'
import { grouped, long, ports } from '../Combobox/options.fixtures.ts'
import { MultiSelect } from './MultiSelect.tsx'

const sent = fn()

const meta = preview.meta({
  component: MultiSelect,
  title: 'Primitives/Fields/MultiSelect',
  parameters: { docs: { story: { inline: false, iframeHeight: '420px' } } },
  args: { label: 'Ports', name: 'port', className: 'max-w-sm', options: ports, onValueChange: fn() },
})

/** After a choice the list stays open, the text is cleared and the change is announced. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Ports' })
    await userEvent.type(field, 'sing{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['SGSIN'])
    await expect(field).toHaveValue('')
    await expect(canvas.getByRole('status')).toHaveTextContent('Singapore added, 1 chosen')
    await userEvent.click(await screen.findByRole('option', { name: /Mongla/ }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['SGSIN', 'BDMGL'])
    const tags = within(canvas.getByRole('list', { name: 'Ports Chosen' })).getAllByRole('listitem')
    await expect(tags.map((tag) => tag.textContent)).toEqual(['Singapore', 'Mongla'])
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true')
    await expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2)
    // Choosing it again removes it.
    await userEvent.click(screen.getByRole('option', { name: /Mongla/ }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['SGSIN'])
    await expect(canvas.getByRole('status')).toHaveTextContent('Mongla removed, 1 chosen')
  },
})

export const Playground = meta.story({ args: { hint: 'Where the goods may go on board.', placeholder: 'Any port' } })

/** A press removes a tag, and the focus stays in the field. */
export const Removed = meta.story({
  tags: ['behaviour'],
  args: { defaultValue: ['SGSIN', 'CNSHA', 'BDCGP'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Shanghai' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['SGSIN', 'BDCGP'])
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove all' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith([])
    await expect(canvas.queryByRole('list')).toBeNull()
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
})

/** Backspace removes the last tag if the input is empty. Escape closes the list and removes nothing. */
export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { defaultValue: ['SGSIN', 'CNSHA'], hint: 'Where the goods may go on board.' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove Singapore' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription('Where the goods may go on board. 2 chosen')
    await userEvent.keyboard('x{Backspace}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Backspace}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['SGSIN'])
    await expect(canvas.getByRole('status')).toHaveTextContent('Shanghai removed, 1 chosen')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['SGSIN', 'BDCGP'])
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    // After the last option comes the first again.
    await userEvent.keyboard('mong')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['SGSIN', 'BDCGP', 'BDMGL'])
  },
})

export const Open = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { defaultValue: ['SGSIN', 'CNSHA', 'BDCGP'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const list = await screen.findByRole('listbox', { name: 'Ports' })
    const box = canvas.getByRole('list').parentElement as HTMLElement
    await waitFor(() => expect(list.getBoundingClientRect().width).toBe(box.getBoundingClientRect().width))
    await expect(list.getBoundingClientRect().top).toBeGreaterThan(box.getBoundingClientRect().bottom)
  },
})

/** The form submits each value by the field's name. A reset restores the initial values. */
export const InForm = meta.story({
  tags: ['behaviour'],
  args: { defaultValue: ['SGSIN'], required: true },
  render: (args) => (
    <form aria-label="Order">
      <MultiSelect {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'mongla{Enter}')
    await expect(new FormData(form).getAll('port')).toEqual(['SGSIN', 'BDMGL'])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove all' }))
    await expect(new FormData(form).getAll('port')).toEqual([])
    await expect(form.checkValidity()).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(new FormData(form).getAll('port')).toEqual(['SGSIN'])
    await expect(form.checkValidity()).toBe(true)
  },
})

export const Controlled = meta.story({
  tags: ['behaviour'],
  render: (args) => {
    const [value, setValue] = useState(['SGSIN'])
    return (
      <MultiSelect
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next.slice(-1))
          sent(next)
        }}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'mongla{Enter}')
    await expect(sent).toHaveBeenLastCalledWith(['SGSIN', 'BDMGL'])
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Mongla'])
  },
})

/** A created option is chosen immediately. */
export const Creating = meta.story({
  args: { onCreate: (text) => ({ value: `new:${text}`, label: text }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Payra{Enter}')
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['new:Payra']))
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Payra')
  },
})

export const Groups = meta.story({
  args: { label: 'Carriers', options: grouped, defaultValue: ['fcl'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await screen.findByRole('group', { name: 'By sea' })).toBeVisible()
  },
})

export const NoneFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zeppelin')
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found for “zeppelin”')
  },
})

/** Numbers are in the reader's digits. */
export const InBengali = meta.story({
  args: { defaultValue: ['SGSIN', 'CNSHA'] },
  decorators: [
    (Story) => (
      <ArotProvider locale="bn-BD">
        <Story />
      </ArotProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('২ chosen')
  },
})

export const WithError = meta.story({
  args: { error: 'Choose at least one port' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid()
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose at least one port')
  },
})

export const Disabled = meta.story({
  args: { disabled: true, defaultValue: ['SGSIN', 'CNSHA'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('combobox')).toBeDisabled()
  },
})

export const ReadOnly = meta.story({
  args: { readOnly: true, defaultValue: ['SGSIN', 'CNSHA'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
})

export const LongTexts = meta.story({
  args: { options: long, defaultValue: ['long', 'short'], className: 'max-w-64' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('list').parentElement as HTMLElement
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
  },
})

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { defaultValue: ['AEJEA', 'SGSIN'] },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((tag) => tag.getBoundingClientRect().right)
    await expect(first).toBeGreaterThan(second as number)
  },
})

const Empty = meta.story({ args: { placeholder: 'Any port', hint: 'Where the goods may go on board.' } })
const Chosen = meta.story({ args: { defaultValue: ['SGSIN', 'CNSHA', 'BDCGP'] } })

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Empty, Chosen, WithError, Disabled, ReadOnly, LongTexts }} />,
})

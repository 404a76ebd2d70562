import { flushSync } from 'react-dom'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Combobox } from './Combobox.tsx'
import { grouped, long, many, ports } from './options.fixtures.ts'

const closed = fn()
const listOptions = () => screen.queryAllByRole('option').map((option) => option.querySelector('[dir]')?.textContent)

const meta = preview.meta({
  component: Combobox,
  title: 'Primitives/Fields/Combobox',
  parameters: { docs: { story: { inline: false, iframeHeight: '420px' } } },
  args: { label: 'Port', name: 'port', className: 'max-w-sm', options: ports, onValueChange: fn() },
})

/** Typing filters the list, by words in any order and without accents. A press chooses. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Port' })
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(field)
    await expect(await screen.findAllByRole('option')).toHaveLength(9)
    await userEvent.type(field, 'paulo sao')
    await waitFor(() => expect(listOptions()).toEqual(['São Paulo (Santos)']))
    await userEvent.click(screen.getByRole('option'))
    await expect(args.onValueChange).toHaveBeenCalledWith('BRSSZ')
    await expect(field).toHaveValue('São Paulo (Santos)')
    await expect(field).toHaveFocus()
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
})

export const Playground = meta.story({ args: { hint: 'Where the goods go on board.', placeholder: 'Any port' } })

/** The text matches names in any script, and digits of other scripts. */
export const AnyScript = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    for (const [typed, name] of [
      ['izmir', 'İzmir'],
      ['جَبَل', 'جبل علي'],
      ['ঘাট 12', 'কলকাতা, ঘাট ১২'],
    ] as const) {
      await userEvent.clear(field)
      await userEvent.type(field, typed)
      await waitFor(() => expect(listOptions()).toEqual([name]))
    }
    // The vowels of Bengali are not accents.
    await userEvent.clear(field)
    await userEvent.type(field, 'কলকত')
    await waitFor(() => expect(listOptions()).toEqual([]))
  },
})

/** An open list marks the chosen option. Arrow keys skip disabled options. */
export const Open = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { defaultValue: 'CNSHA' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    const list = await screen.findByRole('listbox', { name: 'Port' })
    await expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('Shanghai')
    await expect(within(list).getByRole('option', { name: /Colombo/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(list.getBoundingClientRect().width).toBe(field.getBoundingClientRect().width))
  },
})

/**
 * Arrow keys open the list and move in it, Enter chooses, Escape restores the chosen option. The focus stays in the
 * input.
 */
export const Keyboard = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        closed()
      }}
    >
      <Combobox {...args} />
      <button type="submit">Send</button>
    </form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    closed.mockClear()
    const field = canvas.getByRole('combobox')
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
    await userEvent.tab()
    await expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(active()).toContain('Mongla'))
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('Mongla')
    await expect(closed).not.toHaveBeenCalled()
    await userEvent.keyboard('x')
    await expect(field).toHaveValue('Monglax')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('Mongla')
    await expect(field).toHaveFocus()
    // The first match is always active, also after the last option: Enter chooses it.
    await userEvent.clear(field)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await userEvent.keyboard('sing')
    await waitFor(() => expect(active()).toContain('Singapore'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(active()).toContain('Singapore')
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('SGSIN')
    await expect(closed).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(closed).toHaveBeenCalledOnce()
  },
})

/**
 * On blur, part of a name goes back to the chosen option; a full name chooses its option. Tab leaves an open list.
 */
export const Left = meta.story({
  tags: ['behaviour'],
  // With a real key React renders before the focus moves, with a simulated one only if it must.
  args: { defaultValue: 'CNSHA', onBlur: () => flushSync(() => undefined) },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, ' and more')
    await userEvent.tab()
    await expect(field).toHaveValue('Shanghai')
    await userEvent.clear(field)
    await userEvent.type(field, 'izmir')
    await userEvent.tab()
    await expect(field).toHaveValue('İzmir')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('TRIZM')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.click(field)
    await screen.findByRole('listbox')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus()
  },
})

export const Cleared = meta.story({
  tags: ['behaviour'],
  args: { defaultValue: 'SGSIN' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onValueChange).toHaveBeenCalledWith(null)
    await expect(canvas.getByRole('combobox')).toHaveValue('')
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull()
  },
})

/** A form submits the value, not the label. A reset restores the initial option. */
export const InForm = meta.story({
  tags: ['behaviour'],
  args: { defaultValue: 'SGSIN' },
  render: (args) => (
    <form aria-label="Order">
      <Combobox {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const readForm = () => [...new FormData(canvas.getByRole<HTMLFormElement>('form'))]
    await expect(readForm()).toEqual([['port', 'SGSIN']])
    const field = canvas.getByRole('combobox')
    await userEvent.clear(field)
    await userEvent.type(field, 'mongla{Enter}')
    await expect(readForm()).toEqual([['port', 'BDMGL']])
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(field).toHaveValue('Singapore')
    await expect(readForm()).toEqual([['port', 'SGSIN']])
  },
})

/** The host controls the value and can reject a change. */
export const Controlled = meta.story({
  tags: ['behaviour'],
  args: { value: 'BDCGP' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.clear(field)
    await userEvent.type(field, 'sing{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('SGSIN')
    await expect(field).toHaveValue('Chattogram')
  },
})

export const Groups = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { label: 'Carrier', name: 'carrier', options: grouped },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const air = await screen.findByRole('group', { name: 'By air' })
    await expect(within(air).getAllByRole('option')).toHaveLength(2)
    await userEvent.type(canvas.getByRole('combobox'), 'express')
    await waitFor(() => expect(screen.queryByRole('group', { name: 'By sea' })).toBeNull())
    await userEvent.clear(canvas.getByRole('combobox'))
  },
})

export const NoneFound = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zeppelin{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found for “zeppelin”')
    await expect(screen.queryByRole('option')).toBeNull()
  },
})

/** A very long list shows its first options and the number of the others. */
export const Many = meta.story({
  tags: ['behaviour'],
  args: { label: 'Carton', options: many },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await screen.findAllByRole('option')).toHaveLength(250)
    await expect(screen.getByText('950 more. Type to narrow them down.')).toBeInTheDocument()
    await expect(canvas.getByRole('status')).toHaveTextContent('1,200 options')
    await expect(screen.getByRole('listbox').getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  },
})

/** In a dialog, Escape first closes the list, then the dialog. */
export const InDialog = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <Dialog isOpen onOpenChange={closed} title="Ship to">
      <Combobox {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    closed.mockClear()
    const field = await screen.findByRole('combobox')
    await userEvent.click(field)
    await userEvent.click(await screen.findByRole('option', { name: /Mongla/ }))
    await expect(field).toHaveValue('Mongla')
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(closed).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(closed).toHaveBeenCalledWith(false)
  },
})

export const WithError = meta.story({
  args: { error: 'Choose a port', hint: 'Where the goods go on board.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid()
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose a port Where the goods go on board.')
  },
})

export const Disabled = meta.story({
  args: { disabled: true, defaultValue: 'SGSIN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** A read-only field can be read and copied, and does not open a list. */
export const ReadOnly = meta.story({
  args: { readOnly: true, defaultValue: 'SGSIN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
})

export const LongTexts = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    label: 'The warehouse that takes the goods over',
    options: long,
    defaultValue: 'long',
    className: 'max-w-64',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const list = await screen.findByRole('listbox')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
})

export const RightToLeft = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  globals: { direction: 'rtl' },
  args: { defaultValue: 'AEJEA' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    const list = await screen.findByRole('listbox')
    await expect(getComputedStyle(list).direction).toBe('rtl')
    const clear = canvas.getByRole('button', { name: 'Clear' }).getBoundingClientRect()
    await expect(clear.left - field.getBoundingClientRect().left).toBeLessThan(80)
  },
})

const Empty = meta.story({ args: { placeholder: 'Any port', hint: 'Where the goods go on board.' } })
const Chosen = meta.story({ args: { defaultValue: 'SGSIN' } })

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Empty, Chosen, WithError, Disabled, ReadOnly }} />,
})

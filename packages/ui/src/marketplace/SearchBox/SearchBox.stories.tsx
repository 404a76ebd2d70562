import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx'
import { forKarna, forTo, longSuggestions, sameNameSuggestions } from './suggestions.fixtures.ts'

const closed = fn()

const meta = preview.meta({
  component: SearchBox,
  title: 'Marketplace/SearchBox',
  // Room below for what opens.
  decorators: [
    (Story) => (
      <div className="min-h-96 max-w-xl">
        <Story />
      </div>
    ),
  ],
  args: {
    value: '',
    onValueChange: fn(),
    onSubmit: fn(),
    onSelect: fn(),
    suggestions: forTo,
    status: 'ready' as const,
  },
  render: (args) => <SearchHost {...args} />,
})

/** Typing opens the suggestions in their three groups; the first press of Enter searches for what was typed. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox', { name: 'Search products' })
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(box, ' to ')
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    const groups = within(canvas.getByRole('listbox', { name: 'Suggestions' })).getAllByRole('group')
    await expect(groups.map((group) => [group, within(group).getAllByRole('option').length])).toEqual([
      [canvas.getByRole('group', { name: 'Products' }), 3],
      [canvas.getByRole('group', { name: 'Categories' }), 2],
      [canvas.getByRole('group', { name: 'Brands' }), 1],
    ])
    await expect(canvas.getByRole('status')).toHaveTextContent('6 suggestions')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('to')
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
})

/** The list may be wider than a box that a full bar leaves little room for. */
export const InAFullBar = meta.story({
  decorators: [
    (Story) => (
      <div className="arot-lg:[--arot-search-list:24rem] w-56">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'to')
    const popup = canvasElement.querySelector<HTMLElement>('[data-slot="search-popup"]')
    await expect(popup?.offsetWidth).toBe(384)
  },
})

/** Two of one name are told apart by their brands. */
export const SameName = meta.story({
  args: {
    suggestions: {
      products: [
        { id: 'a', name: 'USB-C Charger 45 W', note: 'Lumitec · Meghna Digital Supply' },
        { id: 'b', name: 'USB-C Charger 45 W', note: 'Voltora · Demo Supplier' },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search products' }), 'usb')
    const options = canvas.getAllByRole('option')
    await expect(options.map((option) => option.textContent)).toEqual([
      'USB-C Charger 45 WLumitec · Meghna Digital Supply',
      'USB-C Charger 45 WVoltora · Demo Supplier',
    ])
    // A compound stays whole where a part of it was typed.
    const [bold] = within(options[0] as HTMLElement).getAllByText('USB')
    await expect(bold).toHaveClass('font-bold')
    await expect(bold?.parentElement).toHaveTextContent(/^USB-C$/)
    await expect(bold?.parentElement).toHaveStyle({ whiteSpace: 'nowrap' })
  },
})

/** What is longer than the host searches for cannot be typed. */
export const Limited = meta.story({
  args: { maxLength: 12 },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Search products' })
    await userEvent.type(box, 'torque wrench with a case')
    await expect(box).toHaveValue('torque wrenc')
  },
})

/** Sent before the host's code is there, the form takes along what the host would keep. */
export const Alongside = meta.story({
  args: {
    value: 'laptop',
    action: '/category/Electronics',
    children: <input type="hidden" name="sort" value="price-asc" />,
  },
  play: async ({ canvas }) => {
    const sent = new FormData(canvas.getByRole<HTMLFormElement>('search'))
    await expect([...sent]).toEqual([
      ['sort', 'price-asc'],
      ['q', 'laptop'],
    ])
  },
})

/** The button takes the words out and the search with them; so does Enter where nothing is left. */
export const Undone = meta.story({
  args: { value: 'laptop', onClear: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClear).toHaveBeenCalledTimes(2)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const Playground = meta.story({ args: { status: 'ready' } })

/** Nothing typed: no list, and Enter searches for nothing. */
export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.click(box)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull()
  },
})

/** The groups stand in the order in which the host names them. One arrow reaches the supplier, and Enter opens their page. */
export const Suppliers = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { suggestions: forKarna },
  play: async ({ canvas, userEvent, args }) => {
    const opened = fn((event: Event) => event.preventDefault())
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'karna')
    await expect(canvas.getAllByRole('group').map((group) => group.firstElementChild?.textContent)).toEqual([
      'Suppliers',
      'Products',
    ])
    const supplier = canvas.getByRole('option', { name: 'Karnaphuli Paper Verified · Chattogram' })
    supplier.addEventListener('click', opened)
    await userEvent.keyboard('{ArrowDown}')
    await expect(supplier).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(opened).toHaveBeenCalledOnce()
    await expect(args.onSelect).toHaveBeenCalledWith(forKarna.suppliers?.[0], 'suppliers')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Karnafuli & Sons Steel Works')
  },
})

export const Open = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'to')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Field Service Toolbox')
  },
})

/** Arrows walk the list and lead back to what was typed; the focus never leaves the box. Escape closes, then empties. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox')
    const active = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent
    await userEvent.type(box, 'to')
    await expect(active()).toBeUndefined()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(active()).toBe('Court Trainer, Mixed Sizes')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(active()).toBeUndefined()
    await userEvent.keyboard('{ArrowUp}')
    await expect(active()).toBe('Jamuna Tools')
    await expect(box).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith({ id: 'brand Jamuna', name: 'Jamuna Tools' }, 'brands')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('{ArrowDown}')
    await expect(active()).toBe('Field Service Toolbox')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(box).toHaveValue('to')
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveValue('')
  },
})

/** A suggestion with an address is a link: a press follows it. */
export const Followed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const followed = fn((event: Event) => event.preventDefault())
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'to')
    const option = canvas.getByRole('option', { name: 'Field Service Toolbox' })
    await expect(option).toHaveAttribute('href', '#/product/p-toolbox')
    option.addEventListener('click', followed)
    await userEvent.click(option)
    await expect(followed).toHaveBeenCalledOnce()
    await expect(args.onSelect).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
})

/** Leaving the box closes the list, and leaves what was typed. */
export const Left = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'to')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus()
    await userEvent.tab()
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull())
    await expect(box).toHaveValue('to')
  },
})

export const Cleared = meta.story({
  args: { value: 'toolbox' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(canvas.getByRole('combobox')).toHaveValue('')
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
})

export const Loading = meta.story({
  args: { status: 'loading', suggestions: {} },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'to')
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking for suggestions')
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  },
})

/** While the next ones are on the way those before them stay: nothing flickers at each letter. */
export const LoadingMore = meta.story({
  args: { status: 'loading' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'too')
    await expect(canvas.getAllByRole('option')).toHaveLength(6)
  },
})

export const NoneFound = meta.story({
  args: { suggestions: { products: [], brands: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zeppelin')
    await expect(canvas.getByRole('status')).toHaveTextContent('No suggestions for “zeppelin”')
    await expect(canvas.getByText('Press Enter to search all products.')).toBeVisible()
  },
})

/** The search itself still works, and says so. */
export const Failed = meta.story({
  args: { status: 'error' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'to')
    await expect(canvas.getByRole('status')).toHaveTextContent('Suggestions are not available just now')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('to')
    await userEvent.keyboard('o')
  },
})

/** Two products of one name differ by their notes, so a narrow box shows all of a note. */
export const LongNotes = meta.story({
  args: { suggestions: sameNameSuggestions },
  decorators: [
    (Story) => (
      <div className="max-w-60">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'charger')
    for (const note of canvas.getAllByText(/^(Lumitek|Auralis) · /)) {
      await expect(note.scrollWidth).toBeLessThanOrEqual(note.clientWidth)
      await expect(note.scrollHeight).toBeLessThanOrEqual(note.clientHeight)
    }
  },
})

/** More than there is room for: what the arrows reach is brought into view. */
export const ManyAndLong = meta.story({
  args: { suggestions: longSuggestions },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'studio')
    await userEvent.keyboard('{ArrowUp}')
    const last = canvas.getByRole('option', { selected: true })
    await expect(last).toHaveTextContent('edition 20')
    const list = canvas.getByRole('listbox').getBoundingClientRect()
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom + 1)
  },
})

/** Keeps what is typed, as a host does. */
function SearchHost({ value, onValueChange, ...props }: SearchBoxProps) {
  const [typed, setTyped] = useState(value)
  return (
    <SearchBox
      {...props}
      value={typed}
      onValueChange={(next) => {
        setTyped(next)
        onValueChange?.(next)
      }}
    />
  )
}

/** `İ` is longer in small letters: what is set apart is what was typed all the same. */
export const CapitalsOfOtherLanguages = meta.story({
  args: { suggestions: { products: [{ id: 'p', name: 'İstanbul Tools' }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'tools')
    await expect(canvas.getByText('Tools')).toHaveClass('font-bold')
  },
})

/** In Safari the composition is over when the Enter that ends it is heard. */
export const InputMethodInSafari = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'to{ArrowDown}')
    await fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
    await expect(args.onSelect).not.toHaveBeenCalled()
  },
})

/** In a dialog Escape closes the list, then empties the box, and only then closes the dialog. */
export const InDialog = meta.story({
  render: (args) => (
    <Dialog isOpen onOpenChange={closed} title="Find a product">
      <SearchHost {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    closed.mockClear()
    const box = await screen.findByRole('combobox')
    await userEvent.type(box, 'to')
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveValue('')
    await expect(closed).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(closed).toHaveBeenCalledWith(false)
  },
})
/** Without a value of the host's it keeps what is typed. */
export const OwnValue = meta.story({
  render: ({ value: _, ...args }) => <SearchBox {...args} defaultValue="pan" />,
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await expect(input).toHaveValue('pan')
    await userEvent.type(input, 's{Enter}')
    await expect(input).toHaveValue('pans')
    await expect(args.onSubmit).toHaveBeenLastCalledWith('pans')
  },
})

import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx'
import { forKarna, forTo, longSuggestions, sameNameSuggestions } from './suggestions.fixtures.ts'

const closed = fn()

const meta = preview.meta({
  component: SearchBox,
  title: 'Marketplace/Finding products/SearchBox',
  // Space below for the list.
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

/** Typing opens the suggestions in three groups. Enter searches for the typed text. */
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

/** In a full bar, the list can be wider than its box. */
export const InAFullBar = meta.story({
  tags: ['behaviour'],
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

/** Products with the same name are told apart by their brands. */
export const SameName = meta.story({
  tags: ['behaviour'],
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
    // A compound does not break inside, even if only a part of it matches.
    const [bold] = within(options[0] as HTMLElement).getAllByText('USB')
    await expect(bold).toHaveClass('font-bold')
    await expect(bold?.parentElement).toHaveTextContent(/^USB-C$/)
    await expect(bold?.parentElement).toHaveStyle({ whiteSpace: 'nowrap' })
  },
})

/** The field takes no more characters than the host searches for. */
export const Limited = meta.story({
  tags: ['behaviour'],
  args: { maxLength: 12 },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Search products' })
    await userEvent.type(box, 'torque wrench with a case')
    await expect(box).toHaveValue('torque wrenc')
  },
})

/** Before the script is ready, a submitted form includes the host's hidden fields. */
export const Alongside = meta.story({
  tags: ['behaviour'],
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

/** The button clears the text and the search, and so does Enter in an empty field. */
export const Undone = meta.story({
  tags: ['behaviour'],
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

/** With no text there is no list, and Enter does not search. */
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

/** The groups are in the host's order. One arrow key reaches the supplier, and Enter opens its page. */
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

/**
 * Arrow keys move through the list and back to the typed text. The focus stays in the box. Escape closes the list, then
 * clears the text.
 */
export const Keyboard = meta.story({
  tags: ['behaviour'],
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

/** A suggestion with an address is a link that a press follows. */
export const Followed = meta.story({
  tags: ['behaviour'],
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

/** Leaving the box closes the list and keeps the text. */
export const Left = meta.story({
  tags: ['behaviour'],
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
  tags: ['behaviour'],
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

/** While new suggestions load, the earlier ones stay, so that nothing flickers. */
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

/** If suggestions fail to load, a message says that the search itself still works. */
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

/** Products with the same name differ by their notes, so a narrow box shows the full note. */
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

/** In a long list, the active option scrolls into view. */
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

/** Controls the text, like a host. */
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

/** `İ` has more characters in lower case. The matched part is still marked correctly. */
export const CapitalsOfOtherLanguages = meta.story({
  tags: ['behaviour'],
  args: { suggestions: { products: [{ id: 'p', name: 'İstanbul Tools' }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'tools')
    await expect(canvas.getByText('Tools')).toHaveClass('font-bold')
  },
})

/** In Safari the composition ends before the Enter that ends it arrives. */
export const InputMethodInSafari = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'to{ArrowDown}')
    await fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
    await expect(args.onSelect).not.toHaveBeenCalled()
  },
})

/** In a dialog, Escape closes the list, then clears the box, then closes the dialog. */
export const InDialog = meta.story({
  tags: ['behaviour'],
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
/** Uncontrolled, it keeps its own text. */
export const OwnValue = meta.story({
  tags: ['behaviour'],
  render: ({ value: _, ...args }) => <SearchBox {...args} defaultValue="pan" />,
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await expect(input).toHaveValue('pan')
    await userEvent.type(input, 's{Enter}')
    await expect(input).toHaveValue('pans')
    await expect(args.onSubmit).toHaveBeenLastCalledWith('pans')
  },
})

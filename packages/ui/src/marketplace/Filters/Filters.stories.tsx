import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { FilterChips, Filters, type FiltersProps, type FilterValues } from './Filters.tsx'
import { facets, longFacets } from './filters.fixtures.ts'

const meta = preview.meta({
  component: Filters,
  title: 'Marketplace/Finding products/Filters',
  args: { facets, value: {}, onValueChange: fn(), resultCount: 1834 },
  render: (args) => <FiltersHost {...args} />,
})

/** Beside the list on a large screen: a press filters the list, and a chip shows the filter and removes it. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const brands = canvas.getByRole('group', { name: 'Brand' })
    await userEvent.click(within(brands).getByRole('checkbox', { name: 'Padma Care 338' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ brand: ['Padma Care'] })
    await userEvent.click(canvas.getByRole('radio', { name: '4.0 out of 5 & up 903' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ brand: ['Padma Care'], minRating: 4 })
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Brand: Padma Care' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ brand: undefined, minRating: 4 })
    await expect(canvas.getByRole('group', { name: 'Active filters' })).toHaveFocus()
    await expect(within(brands).queryByRole('checkbox', { checked: true })).toBeNull()
  },
})

export const Playground = meta.story({ args: { resultCount: 12 } })

export const Chosen = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { value: { category: ['Health & Beauty'], brand: ['Padma Care', 'Jamuna Tools'], minRating: 4.5 } },
  play: async ({ canvas }) => {
    const chips = within(canvas.getByRole('group', { name: 'Active filters' }))
    await expect(chips.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      'Category: Health & Beauty',
      'Brand: Padma Care',
      'Brand: Jamuna Tools',
      'Rated 4.5 & up',
      'Clear all',
    ])
  },
})

/** Typed filters apply on blur or Enter. A chip shows and removes them. */
export const Figures = meta.story({
  tags: ['behaviour'],
  args: { hasFigures: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Price, order and stock'))
    const prices = within(await canvas.findByRole('group', { name: 'Price of a unit' }))
    await userEvent.type(prices.getByRole('textbox', { name: 'From' }), '2.50')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ minPrice: 2.5 })
    await userEvent.keyboard('20{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ minPrice: 2.5, maxPrice: 20 })
    await expect(prices.getByRole('textbox', { name: 'To' })).toHaveFocus()
    await userEvent.type(canvas.getByRole('textbox', { name: 'At most (units)' }), '1,000{Enter}')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'In stock' }))
    const limits = { minPrice: 2.5, maxPrice: 20, maxMinimum: 1000, inStock: true }
    await expect(args.onValueChange).toHaveBeenLastCalledWith(limits)
    await expect(args.onValueChange).toHaveBeenCalledTimes(4)
    const chips = within(canvas.getByRole('group', { name: 'Active filters' }))
    await expect(chips.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      '$2.50 to $20.00',
      'Orders from 1,000 units or fewer',
      'In stock',
      'Clear all',
    ])
    await userEvent.click(chips.getByRole('button', { name: 'Remove filter $2.50 to $20.00' }))
    await expect(prices.getByRole('textbox', { name: 'To' })).toHaveValue('')
    await userEvent.clear(canvas.getByRole('textbox', { name: 'At most (units)' }))
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ maxMinimum: undefined, inStock: true }),
    )
  },
})

/** Invalid text shows an error and does not filter. */
export const WrongFigures = meta.story({
  args: { hasFigures: true, value: { maxPrice: 10 } },
  play: async ({ canvas, userEvent, args }) => {
    const group = await canvas.findByRole('group', { name: 'Price of a unit' })
    const from = within(group).getByRole('textbox', { name: 'From' })
    for (const [typed, said] of [
      ['12', 'The lowest price is above the highest.'],
      ['cheap', '“cheap” cannot be read as a number'],
      ['-1', 'Enter 0 or more'],
    ] as const) {
      await userEvent.clear(from)
      await userEvent.type(from, `${typed}{Enter}`)
      await expect(group).toHaveAccessibleDescription(said)
      await expect(from).toBeInvalid()
      // The focus has left the field, or stays in it, so nothing else would read the error.
      await expect(within(group).getByRole('alert')).toHaveTextContent(said)
    }
    const units = canvas.getByRole('textbox', { name: 'At most (units)' })
    await userEvent.type(units, '1.5{Enter}')
    await expect(canvas.getByRole('group', { name: 'Smallest order' })).toHaveAccessibleDescription('Enter whole units')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.clear(from)
    await userEvent.type(from, '9{Enter}')
    await expect(from).toBeValid()
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ minPrice: 9, maxPrice: 10 })
  },
})

/** Appears only if the host counts verified suppliers. A foreign server has no such filter. */
export const Verified = meta.story({
  args: { facets: { ...facets, verified: 412 } },
  play: async ({ canvas, userEvent, args }) => {
    const choice = () => canvas.getByRole('checkbox', { name: 'Verified suppliers 412' })
    await userEvent.click(choice())
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ verified: true })
    await expect(choice()).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Verified suppliers' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ verified: undefined })
    await expect(choice()).not.toBeChecked()
  },
})

/** With all groups open. */
export const AllFigures = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    facets: { ...facets, verified: 412 },
    hasFigures: true,
    value: { minPrice: 2.5, maxPrice: 20, maxMinimum: 1000, inStock: true },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-slot=number-input]')).not.toBeNull())
  },
})

/** An error appears in the panel, with a button to retry. */
export const Failed = meta.story({
  args: { facets: undefined, error: new Error('unreachable'), onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The filters could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** The options stay when loading fails later. */
export const FailedLater = meta.story({
  tags: ['behaviour'],
  args: { error: new Error('unreachable'), onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The filters could not be loaded.')
    await expect(canvas.getByRole('group', { name: 'Brand' })).toBeVisible()
  },
})

/** One press removes the search, and the other filters stay. */
export const Searched = meta.story({
  tags: ['behaviour'],
  args: { value: { q: 'laptop', brand: ['Padma Care'] } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter “laptop”' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ q: undefined, brand: ['Padma Care'] })
  },
})

export const AllCleared = meta.story({
  tags: ['behaviour'],
  args: { value: { category: ['Health & Beauty'], brand: ['Padma Care', 'Jamuna Tools'], minRating: 4.5 } },
  play: async ({ canvas, userEvent, args }) => {
    const chips = canvas.getByRole('group', { name: 'Active filters' })
    await userEvent.click(within(chips).getByRole('button', { name: 'Clear all' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({})
    await expect(within(chips).queryAllByRole('button')).toHaveLength(0)
  },
})

/** The button above the groups disappears when it is pressed: the focus goes to the filters, not to the top of the page. */
export const ClearedAboveGroups = meta.story({
  tags: ['behaviour'],
  args: { value: { brand: ['Padma Care'] } },
  play: async ({ canvas, userEvent }) => {
    const filters = canvas.getByRole('region', { name: 'Filters' })
    within(filters).getByRole('button', { name: 'Clear all' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(within(filters).queryByRole('button', { name: 'Clear all' })).toBeNull()
    await expect(filters).toHaveFocus()
    await userEvent.tab()
    await expect(within(filters).getAllByRole('checkbox')[0]).toHaveFocus()
  },
})

/** Tab moves from option to option, Space changes one; arrow keys move among the ratings. */
export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    const [first, second] = within(canvas.getByRole('group', { name: 'Category' })).getAllByRole('checkbox')
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    const both = { category: facets.categories?.slice(0, 2).map(({ value }) => value) }
    await expect(args.onValueChange).toHaveBeenLastCalledWith(both)
    await expect(second).toHaveFocus()
    canvas.getByRole('radio', { name: 'Any rating' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...both, minRating: 4.5 })
  },
})

/** Options stay in place when the counts change their order. Each choice has a chip. */
export const Several = meta.story({
  args: { facets: { brands: facets.brands } },
  render: ({ facets: given, ...args }) => <RecountingHost {...args} facets={given} />,
  play: async ({ canvas, userEvent, args }) => {
    const brands = within(canvas.getByRole('group', { name: 'Brand' }))
    const names = () => brands.getAllByRole('checkbox').map((one) => one.closest('label')?.textContent)
    await userEvent.click(brands.getByRole('button', { name: 'Show all 12' }))
    const before = names()
    await userEvent.click(brands.getByRole('checkbox', { name: /^Dhaleshwari Ceramics/ }))
    await userEvent.click(brands.getByRole('checkbox', { name: /^Padma Care/ }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ brand: ['Dhaleshwari Ceramics', 'Padma Care'] })
    await expect(names()).toEqual(before)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Brand: Dhaleshwari Ceramics' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ brand: ['Padma Care'] })
    await expect(names()).toEqual(before)
  },
})

/** The first few brands, then all of them after a press, which moves the focus to the first new one. */
export const ManyBrands = meta.story({
  play: async ({ canvas, userEvent }) => {
    const brands = within(canvas.getByRole('group', { name: 'Brand' }))
    await expect(brands.getAllByRole('checkbox')).toHaveLength(7)
    await userEvent.click(brands.getByRole('button', { name: 'Show all 12' }))
    await expect(brands.getAllByRole('checkbox')).toHaveLength(12)
    await expect(brands.getAllByRole('checkbox')[7]).toHaveFocus()
  },
})

/** The server limits the number of choices: further options are disabled until one is removed, and the group says why. */
export const AtMost = meta.story({
  args: { mostChosen: 2, value: { brand: ['Padma Care', 'Jamuna Tools'] } },
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Brand' })
    const another = within(group).getByRole('checkbox', { name: /^Sonali Audio/ })
    await expect(another).toBeDisabled()
    await expect(group).toHaveAccessibleDescription('At most 2 can be chosen at once.')
    await expect(canvas.getByRole('checkbox', { name: /^Health & Beauty/ })).toBeEnabled()
    await userEvent.click(within(group).getByRole('checkbox', { name: /^Padma Care/ }))
    await expect(another).toBeEnabled()
    await expect(group).toHaveAccessibleDescription('')
  },
})

/** A value chosen elsewhere, such as in the address, appears even if the facets do not contain it. */
export const ChosenButNotListed = meta.story({
  tags: ['behaviour'],
  args: { value: { brand: ['Buriganga Glass'] } },
  play: async ({ canvas, userEvent }) => {
    const brand = canvas.getByRole('checkbox', { name: 'Buriganga Glass' })
    await expect(brand).toBeChecked()
    await userEvent.click(brand)
    await expect(brand).not.toBeChecked()
    await expect(brand).toHaveFocus()
  },
})

/** On a category's page the filter by category is left out. */
export const WithoutCategories = meta.story({
  args: { facets: { brands: facets.brands, ratings: facets.ratings } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Category' })).toBeNull()
  },
})

export const LongTexts = meta.story({
  args: { facets: longFacets, value: { brand: longFacets.brands?.map(({ value }) => value) } },
})

export const Loading = meta.story({
  args: { facets: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading filters')
  },
})

/** On a small screen a button opens a sheet. The sheet shows the number of products, and returns the focus on close. */
export const Sheet = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  globals: { viewport: { value: 'phone' } },
  args: { value: { minRating: 4 } },
  play: async ({ canvas, userEvent, args }) => {
    // By text, not by role: on a large screen the button is hidden.
    canvas.getByText('Filters', { selector: 'button > span' }).click()
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await userEvent.click(sheet.getByRole('checkbox', { name: /^Jamuna Tools/ }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ brand: ['Jamuna Tools'], minRating: 4 })
    await expect(sheet.getByRole('button', { name: 'Show 1,834 products' })).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Clear all' }))
    await expect(sheet.queryByRole('checkbox', { checked: true })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Remove filter/ })).toBeNull()
  },
})

/** After a press on the button that shows all brands, they are still shown when the sheet opens again. */
export const SheetRemembersAll = meta.story({
  tags: ['behaviour'],
  args: { layout: 'sheet' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Show all 12' }))
    await userEvent.click(screen.getByRole('button', { name: 'Show 1,834 products' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    const brands = within(await screen.findByRole('group', { name: 'Brand' }))
    await expect(brands.getAllByRole('checkbox')).toHaveLength(12)
  },
})

/** Beside a wide table the filters are in a sheet on a large screen too. */
export const SheetAtAnyWidth = meta.story({
  args: { layout: 'sheet', value: { minRating: 4 } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Filters 1' })
    await expect(canvasElement.querySelector('[data-slot="filters-panel"]')).toBeNull()
    await userEvent.click(button)
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Show 1,834 products' }))
    await waitFor(() => expect(button).toHaveFocus())
  },
})

export const SheetClosed = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByText('Filters', { selector: 'button > span' }).click()
    await userEvent.click(await screen.findByRole('button', { name: 'Show 1,834 products' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

/** Facets in another order after each choice, as from a server that counts. */
function RecountingHost({ facets: given, onValueChange, ...props }: FiltersProps) {
  const [brands, setBrands] = useState(given?.brands ?? [])
  function change(value: FilterValues) {
    setBrands(brands.toReversed())
    onValueChange?.(value)
  }
  return <FiltersHost {...props} facets={{ brands }} onValueChange={change} />
}

/** Controls the value, like a host that keeps it in the address. */
function FiltersHost({ value = {}, onValueChange, ...props }: FiltersProps) {
  const [chosen, setChosen] = useState(value)
  function change(next: typeof chosen) {
    setChosen(next)
    onValueChange?.(next)
  }
  return (
    <div className="grid items-start gap-4 arot-lg:grid-cols-[16rem_1fr]">
      <Filters {...props} value={chosen} onValueChange={change} />
      <FilterChips value={chosen} onValueChange={change} />
    </div>
  )
}

export const OneProduct = meta.story({
  args: { layout: 'sheet', resultCount: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    await expect(await screen.findByRole('button', { name: 'Show 1 product' })).toBeVisible()
  },
})
/** Uncontrolled, the filters keep their own value. */
export const OwnValue = meta.story({
  tags: ['behaviour'],
  render: ({ value: _, ...args }) => <Filters {...args} defaultValue={{ brand: ['Padma Care'] }} />,
  play: async ({ args, canvas, userEvent }) => {
    const brand = canvas.getByRole('checkbox', { name: /Padma Care/ })
    await expect(brand).toBeChecked()
    await userEvent.click(brand)
    await expect(brand).not.toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ brand: undefined })
  },
})

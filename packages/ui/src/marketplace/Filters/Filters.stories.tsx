import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { FilterChips, Filters, type FiltersProps } from './Filters.tsx'
import { facets, longFacets } from './filters.fixtures.ts'

const meta = preview.meta({
  component: Filters,
  title: 'Marketplace/Filters',
  args: { facets, value: {}, onValueChange: fn(), resultCount: 1834 },
  render: (args) => <Kept {...args} />,
})

/** Beside the list on a large screen: a press limits it, a chip says so and lifts it again. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const brands = canvas.getByRole('group', { name: 'Brand' })
    await expect(within(brands).getByRole('radio', { name: 'All brands' })).toBeChecked()
    await userEvent.click(within(brands).getByRole('radio', { name: /^Padma Care/ }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ brand: 'Padma Care' })
    await userEvent.click(canvas.getByRole('radio', { name: '4.0 out of 5 & up 903' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ brand: 'Padma Care', minRating: 4 })
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Brand: Padma Care' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ brand: undefined, minRating: 4 })
    await expect(canvas.getByRole('group', { name: 'Active filters' })).toHaveFocus()
    await expect(within(brands).getByRole('radio', { name: 'All brands' })).toBeChecked()
  },
})

export const Playground = meta.story({ args: { resultCount: 12 } })

export const Chosen = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { value: { category: 'Health & Beauty', brand: 'Padma Care', minRating: 4.5 } },
  play: async ({ canvas }) => {
    const chips = within(canvas.getByRole('group', { name: 'Active filters' }))
    await expect(chips.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      'Category: Health & Beauty',
      'Brand: Padma Care',
      'Rated 4.5 & up',
      'Clear all',
    ])
  },
})

/** Said in the panel, with a way to try again. */
export const Failed = meta.story({
  args: { facets: undefined, error: new Error('unreachable'), onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The filters could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** What there was to choose from stays to be chosen from. */
export const FailedLater = meta.story({
  args: { error: new Error('unreachable'), onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The filters could not be loaded.')
    await expect(canvas.getByRole('group', { name: 'Brand' })).toBeVisible()
  },
})

/** A search is one press from being undone, and what else was chosen stays. */
export const Searched = meta.story({
  args: { value: { q: 'laptop', brand: 'Padma Care' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter “laptop”' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ q: undefined, brand: 'Padma Care' })
  },
})

export const AllCleared = meta.story({
  args: { value: { category: 'Health & Beauty', brand: 'Padma Care', minRating: 4.5 } },
  play: async ({ canvas, userEvent, args }) => {
    const chips = canvas.getByRole('group', { name: 'Active filters' })
    await userEvent.click(within(chips).getByRole('button', { name: 'Clear all' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({})
    await expect(within(chips).queryAllByRole('button')).toHaveLength(0)
  },
})

/** Tab goes from group to group, arrows move within one. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const radio = (name: RegExp) => canvas.getByRole('radio', { name })
    await userEvent.tab()
    await expect(radio(/^All categories/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(radio(/^Electronics & Gadgets/)).toHaveFocus()
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ category: 'Electronics & Gadgets' })
  },
})

/** The first few brands, then all of them on demand. */
export const ManyBrands = meta.story({
  play: async ({ canvas, userEvent }) => {
    const brands = within(canvas.getByRole('group', { name: 'Brand' }))
    await expect(brands.getAllByRole('radio')).toHaveLength(8)
    await userEvent.click(brands.getByRole('button', { name: 'Show all 12' }))
    await expect(brands.getAllByRole('radio')).toHaveLength(13)
  },
})

/** Chosen elsewhere, as by an address: it is shown even where the list does not hold it. */
export const ChosenButNotListed = meta.story({
  args: { value: { brand: 'Buriganga Glass' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Buriganga Glass' })).toBeChecked()
  },
})

/** On a category's page the category is not offered again. */
export const WithoutCategories = meta.story({
  args: { facets: { brands: facets.brands, ratings: facets.ratings } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Category' })).toBeNull()
  },
})

export const LongTexts = meta.story({
  args: { facets: longFacets, value: { brand: longFacets.brands?.[0]?.value } },
})

export const Loading = meta.story({
  args: { facets: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading filters')
  },
})

/** On a small screen one button opens a sheet; it says how many products are left, and gives the focus back. */
export const Sheet = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  globals: { viewport: { value: 'phone' } },
  args: { value: { minRating: 4 } },
  play: async ({ canvas, userEvent, args }) => {
    // By its words, not its role: on a large screen it is there, but hidden.
    canvas.getByText('Filters', { selector: 'button > span' }).click()
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await userEvent.click(sheet.getByRole('radio', { name: /^Jamuna Tools/ }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ brand: 'Jamuna Tools', minRating: 4 })
    await expect(sheet.getByRole('button', { name: 'Show 1,834 products' })).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Clear all' }))
    await expect(sheet.getByRole('radio', { name: 'All brands' })).toBeChecked()
    await expect(canvas.queryByRole('button', { name: /^Remove filter/ })).toBeNull()
  },
})

/** Beside a wide table: a sheet on a large screen too. */
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
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByText('Filters', { selector: 'button > span' }).click()
    await userEvent.click(await screen.findByRole('button', { name: 'Show 1,834 products' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

/** Keeps what is chosen, as a host does in its address. */
function Kept({ value = {}, onValueChange, ...props }: FiltersProps) {
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
/** Without a value of the host's they keep what is chosen. */
export const OwnValue = meta.story({
  render: ({ value: _, ...args }) => <Filters {...args} defaultValue={{ brand: 'Padma Care' }} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /Padma Care/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'All brands' }))
    await expect(canvas.getByRole('radio', { name: 'All brands' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ brand: undefined })
  },
})

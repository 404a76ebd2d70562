import { Search } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { Button, ButtonLink } from '../Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const clearFilters = fn()

const meta = preview.meta({
  component: EmptyState,
  title: 'Primitives/Feedback/EmptyState',
  args: {
    title: 'Your cart is empty!',
    action: <ButtonLink href="/">Go Back to Home</ButtonLink>,
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your cart is empty!' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go Back to Home' })).toHaveAttribute('href', '/')
  },
})

export const Playground = meta.story({ args: { text: 'What you buy is listed here.', headingLevel: 2 } })

export const WithTextAndIcon = meta.story({
  args: {
    icon: <Search aria-hidden strokeWidth={1.75} />,
    title: 'No product matches',
    text: 'Try another word, or take away a filter.',
    action: (
      <Button variant="secondary" onClick={clearFilters}>
        Clear filters
      </Button>
    ),
    headingLevel: 3,
  },
  play: async ({ canvas, userEvent }) => {
    clearFilters.mockClear()
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('No product matches')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(clearFilters).toHaveBeenCalledOnce()
  },
})

export const TitleAlone = meta.story({ args: { title: 'Nothing here yet', action: undefined } })

export const LongTexts = meta.story({
  args: {
    title: 'There is no product in this category that could be delivered before the end of the month',
    text: 'Suppliers add products every day. Come back tomorrow, look into another category, or tell us what you are looking for: averylongwordthatdoesnotendwhereawordshouldend.',
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, WithTextAndIcon, TitleAlone, LongTexts }} />,
})

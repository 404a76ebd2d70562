import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { Button, ButtonLink } from '../Button/Button.tsx'
import { Banner } from './Banner.tsx'

const meta = preview.meta({
  component: Banner,
  title: 'Primitives/Feedback/Banner',
  args: { title: 'Prices change on Monday.', text: 'Orders until Sunday keep the price of today.' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('status')
    await expect(banner).toHaveTextContent('Prices change on Monday.')
    await expect(banner).toHaveTextContent('Orders until Sunday keep the price of today.')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    // The invisible character that aligns the icon is a text for a screen reader.
    await expect(banner.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  },
})

export const Playground = meta.story({ args: { tone: 'info' } })

export const Success = meta.story({
  args: { tone: 'success', title: 'Your company is verified.', text: 'Buyers see it beside your name.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your company is verified.')
  },
})

export const Warning = meta.story({
  args: { tone: 'warning', title: 'Three products are below their minimum.', text: 'Nobody can order them.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Three products are below their minimum.')
  },
})

export const Failure = meta.story({
  args: { tone: 'error', title: 'The last import failed.', text: 'Row 214 has no price. Nothing was changed.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The last import failed.')
  },
})

const review = fn()

export const WithActions = meta.story({
  args: {
    tone: 'warning',
    title: 'Three products are below their minimum.',
    text: 'Nobody can order them.',
    action: (
      <>
        <Button size="sm" variant="secondary" onClick={review}>
          Review them
        </Button>
        <ButtonLink size="sm" variant="link" href="#minimums">
          About minimums
        </ButtonLink>
      </>
    ),
    onDismiss: fn(),
  },
  play: async ({ canvas, userEvent }) => {
    review.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Review them' }))
    await expect(review).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'About minimums' })).toHaveAttribute('href', '#minimums')
  },
})

/** A button is higher than the title beside it: the icon stays aligned with the title. */
export const TitleAndAction = meta.story({
  args: {
    text: undefined,
    action: (
      <Button size="sm" variant="secondary">
        Review them
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('status')
    const middleOf = (element: Element | null | undefined) => {
      const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
      return top + height / 2
    }
    await expect(middleOf(banner.querySelector('svg'))).toBeCloseTo(
      middleOf(canvas.getByText('Prices change on Monday.')),
      0,
    )
  },
})

/** The host removes the banner. The focus stays in that part of the page. */
export const Dismissible = meta.story({
  args: { onDismiss: fn(), labels: { dismiss: 'Dismiss the news of prices' } },
  render: (args) => {
    const [isShown, setIsShown] = useState(true)
    const dismiss = () => {
      args.onDismiss?.()
      setIsShown(false)
    }
    return (
      <div tabIndex={-1} role="group" aria-label="Account">
        {isShown ? <Banner {...args} onDismiss={dismiss} /> : null}
      </div>
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Dismiss the news of prices' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
    await expect(canvas.getByRole('group', { name: 'Account' })).toHaveFocus()
  },
})

export const TitleAlone = meta.story({ args: { text: undefined, onDismiss: fn() } })

export const LongTexts = meta.story({
  args: {
    tone: 'error',
    title: 'The import of the catalogue that you began on Monday morning could not be brought to its end',
    text: 'https://supplier.example/a/very/long/address/that/never/ends/and/has/no/space/to/break/at/products.csv',
    action: (
      <Button size="sm" variant="secondary">
        Try again
      </Button>
    ),
    onDismiss: fn(),
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Composite stories={{ Default, Success, Warning, Failure, WithActions, Dismissible, TitleAlone, LongTexts }} />
  ),
})

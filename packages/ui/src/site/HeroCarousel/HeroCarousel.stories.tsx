import { flushSync } from 'react-dom'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { holdClock } from '../../lib/heldClock.fixtures.ts'
import { HeroCarousel } from './HeroCarousel.tsx'
import { picturedSlides } from './heroPictures.fixtures.ts'
import { preferMotion } from './motion.fixtures.ts'

// Every story runs the timer of three seconds by hand.
let clock: ReturnType<typeof holdClock>

const meta = preview.meta({
  component: HeroCarousel,
  title: 'Site/HeroCarousel',
  args: { href: '/all-categories', slides: picturedSlides },
  beforeEach: () => {
    preferMotion(false)
    clock = holdClock()
  },
})

type Canvas = ReturnType<typeof within>

/** The current slide. The previous one may still be fading. */
function slide(canvas: Canvas) {
  return canvas.getAllByRole('group', { name: /of 3/, hidden: true }).find((group: HTMLElement) => !group.inert)!
}

/** The position and the name of the slide. */
function readLabel(canvas: Canvas) {
  return slide(canvas).getAttribute('aria-label')
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    const carousel = canvas.getByRole('region', { name: 'Offers' })
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel')
    await expect(
      canvas.getByRole('heading', { name: 'Super Deals up to 40% off electronics and gadgets' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Browse categories' })).toHaveAttribute('href', '/all-categories')
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
})

export const Playground = meta.story({ args: { interval: 3000 } })

/** The slides change every three seconds, and the first follows the last. */
export const AdvancesAndLoops = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const seen = [readLabel(canvas)]
    for (let turn = 0; turn < 3; turn++) {
      await expect(clock.delays()).toEqual([3000])
      flushSync(clock.elapse)
      seen.push(readLabel(canvas))
    }
    await expect(seen).toEqual([
      '1 of 3: Super deals',
      '2 of 3: Bulk orders',
      '3 of 3: One market for every trade',
      '1 of 3: Super deals',
    ])
  },
})

export const BulkOrders = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show slide 2' }))
    const heading = await within(slide(canvas)).findByRole('heading')
    await expect(heading).toHaveAccessibleName(/500\+ units at exclusive prices/)
    await expect(within(slide(canvas)).getByRole('link')).toHaveAttribute('href', '/all-categories')
    await expect(canvas.getByRole('button', { name: 'Show slide 2' })).toHaveAttribute('aria-current', 'true')
  },
})

/** The third slide has a name, but no heading. */
export const WithoutHeading = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show slide 3' }))
    await expect(readLabel(canvas)).toBe('3 of 3: One market for every trade')
    await expect(within(slide(canvas)).queryByRole('heading', { hidden: true })).toBeNull()
    await expect(await canvas.findByRole('link', { name: 'See all categories' })).toHaveAttribute(
      'href',
      '/all-categories',
    )
  },
})

export const Arrows = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }))
    await expect(readLabel(canvas)).toMatch(/^3 of 3/)
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await expect(readLabel(canvas)).toMatch(/^1 of 3/)
  },
})

/** A horizontal swipe changes the slide. A vertical one scrolls the page. */
export const Swipe = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const carousel = canvas.getByRole('region')
    await stroke(carousel, -80, 10)
    await expect(readLabel(canvas)).toMatch(/^2 of 3/)
    await stroke(carousel, 80, 10)
    await expect(readLabel(canvas)).toMatch(/^1 of 3/)
    await stroke(carousel, -60, 120)
    await stroke(carousel, -20, 0)
    await expect(readLabel(canvas)).toMatch(/^1 of 3/)
  },
})

async function stroke(carousel: HTMLElement, across: number, down: number) {
  const finger = { pointerType: 'touch', pointerId: 1, bubbles: true }
  await fireEvent.pointerDown(carousel, { ...finger, clientX: 200, clientY: 200 })
  await fireEvent.pointerUp(carousel, { ...finger, clientX: 200 + across, clientY: 200 + down })
}

/** From right to left, the next slide is at the left: the buttons and the swipe are reversed. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [previous, next] = ['Previous slide', 'Next slide'].map((name) => canvas.getByRole('button', { name })) as [
      HTMLElement,
      HTMLElement,
    ]
    await expect(next.getBoundingClientRect().right).toBeLessThan(previous.getBoundingClientRect().left)
    for (const button of [previous, next]) await expect(button.querySelector('svg')).toHaveStyle({ scale: '-1 1' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(readLabel(canvas)).toMatch(/^2 of 3/)
    await userEvent.click(next)
    await expect(readLabel(canvas)).toMatch(/^3 of 3/)
    await userEvent.click(previous)
    await expect(readLabel(canvas)).toMatch(/^2 of 3/)
    await stroke(canvas.getByRole('region'), 80, 10)
    await expect(readLabel(canvas)).toMatch(/^3 of 3/)
    await stroke(canvas.getByRole('region'), -80, 10)
    await expect(readLabel(canvas)).toMatch(/^2 of 3/)
  },
})

export const PausesOnHover = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const carousel = canvas.getByRole('region')
    await expect(clock.delays()).toEqual([3000])
    await userEvent.hover(carousel)
    await expect(clock.delays()).toEqual([])
    await userEvent.unhover(carousel)
    await expect(clock.delays()).toEqual([3000])
  },
})

/** By keyboard alone: the pause button, the dots, the arrows, and the link of the current slide. */
export const PausesOnFocus = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const order = ['Stop automatic slide show', 'Show slide 1', 'Show slide 2', 'Show slide 3']
    for (const name of order) {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name })).toHaveFocus()
      await expect(clock.delays()).toEqual([])
    }
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(readLabel(canvas)).toMatch(/^2 of 3/)
    await userEvent.tab()
    await expect(await canvas.findByRole('link', { name: 'Find bulk deals' })).toHaveFocus()
    await userEvent.tab()
    await waitFor(() => expect(clock.delays()).toEqual([3000]))
  },
})

export const StopsAndGoesByItsButton = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop automatic slide show' }))
    await userEvent.unhover(canvas.getByRole('region'))
    ;(document.activeElement as HTMLElement).blur()
    await expect(clock.delays()).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Start automatic slide show' }))
    flushSync(clock.elapse)
    await expect(readLabel(canvas)).toMatch(/^2 of 3/)
  },
})

/** With reduced motion nothing moves by itself, and changes are announced. */
export const ReducedMotion = meta.story({
  tags: ['behaviour'],
  beforeEach: () => preferMotion(true),
  play: async ({ canvas }) => {
    await expect(clock.delays()).toEqual([])
    await expect(canvas.getByRole('button', { name: 'Start automatic slide show' })).toBeVisible()
    await expect(slide(canvas).parentElement).toHaveAttribute('aria-live', 'polite')
  },
})

export const WithoutPictures = meta.story({
  args: { slides: picturedSlides.map(({ pictures: _, ...slide }) => slide) },
})

/** On a phone of 390 px with a scroll bar, the text of the button stays on one line. */
export const OnANarrowPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div className="max-w-[21.625rem]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const action = await canvas.findByRole('link', { name: 'Browse categories' })
    await expect(action.clientHeight).toBeLessThanOrEqual(48)
  },
})

/** With large text a word can be wider than a phone: it breaks, because the carousel would cut it off. */
export const WideWords = meta.story({
  decorators: [
    (Story) => (
      <div className="max-w-48">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 2 })
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth)
    await expect(heading.getBoundingClientRect().right).toBeLessThan(
      canvas.getByRole('region').getBoundingClientRect().right,
    )
  },
})

export const LongTexts = meta.story({
  args: {
    slides: [
      {
        name: 'Long',
        eyebrow: 'A line above the heading that says a good deal more than it should',
        heading: 'Prefabricated industrial refrigeration and air-conditioning equipment at unprecedented discounts',
        text: 'And a text below it that goes on: delivery, customs, insurance, installation and a guarantee of five years are included in every one of these prices.',
        action: 'Browse refrigeration and air-conditioning',
        pictures: picturedSlides[0]?.pictures,
      },
    ],
  },
  play: async ({ canvas }) => {
    const carousel = canvas.getByRole('region')
    await expect(carousel.scrollWidth).toBe(carousel.clientWidth)
  },
})

function ThirdSlide() {
  return <HeroCarousel href="/all-categories" slides={picturedSlides.toReversed()} />
}

/** The host's own event handlers are called too. */
export const HostListens = meta.story({
  tags: ['behaviour'],
  args: { onPointerDown: fn(), onPointerUp: fn() },
  play: async ({ canvas, args }) => {
    const carousel = canvas.getByRole('region', { name: 'Offers' })
    await fireEvent.pointerDown(carousel, { pointerType: 'touch', clientX: 300 })
    await fireEvent.pointerUp(carousel, { pointerType: 'touch', clientX: 100 })
    await expect(args.onPointerDown).toHaveBeenCalledOnce()
    await expect(args.onPointerUp).toHaveBeenCalledOnce()
    await expect(readLabel(canvas)).toMatch(/^2 of 3/)
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  beforeEach: () => preferMotion(true),
  render: () => (
    <Composite
      stories={{
        Default,
        WithoutHeading: { Component: ThirdSlide },
        WithoutPictures,
        LongTexts,
      }}
    />
  ),
})

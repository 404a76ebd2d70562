import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Menu } from '../../primitives/Menu/Menu.tsx'
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { Footer } from '../Footer/Footer.tsx'
import { NavBar } from '../NavBar/NavBar.tsx'
import { at, brand, footer, publicLinks, signedOut } from '../site.fixtures.tsx'
import { MainLayout } from './MainLayout.tsx'

const meta = preview.meta({
  component: MainLayout,
  title: 'Site/MainLayout',
  parameters: { layout: 'fullscreen' },
  args: {
    navBar: (
      <NavBar
        brand={brand}
        links={at('/', publicLinks)}
        session={signedOut}
        menu={Menu}
        isDark={false}
        onToggleDark={fn()}
      />
    ),
    footer: <Footer {...footer} />,
    children: (
      <div className="grid gap-4">
        <h1 className="font-arot-display font-bold text-arot-32">A page</h1>
        {Array.from({ length: 6 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <Skeleton key={index} className="h-40 rounded-arot-card" />
        ))}
      </div>
    ),
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible()
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { name: 'A page' }))
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
  },
})

export const Playground = meta.story()

/** The bar stays at the top while the page scrolls. */
export const Scrolled = meta.story({
  play: async ({ canvas }) => {
    window.scrollTo({ top: 600, behavior: 'instant' })
    await expect(window.scrollY).toBeGreaterThan(0)
    await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0)
    window.scrollTo({ top: 0, behavior: 'instant' })
  },
})

/** A sticky element stays clear of both bars. */
export const StickyInside = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone' } },
  args: {
    navBar: (
      <NavBar
        menu={Menu}
        brand={brand}
        links={at('/', publicLinks)}
        session={signedOut}
        isDark={false}
        onToggleDark={fn()}
        search={<TextInput label="Search" isLabelHidden type="search" placeholder="Search products" />}
      />
    ),
    children: (
      <div className="grid h-[200vh] content-between">
        <p className="sticky top-(--arot-page-top)">At the top</p>
        <p className="sticky bottom-(--arot-page-bottom)">At the bottom</p>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    window.scrollTo({ top: 300, behavior: 'instant' })
    const box = (element: HTMLElement) => element.getBoundingClientRect()
    const bar = box(canvas.getByRole('banner')).bottom
    await expect(box(canvas.getByText('At the top')).top).toBe(bar)
    const bottomBar = box(canvas.getByRole('navigation', { name: 'Main' })).top
    await expect(box(canvas.getByText('At the bottom')).bottom).toBeLessThanOrEqual(bottomBar + 1)
    window.scrollTo({ top: 0, behavior: 'instant' })
  },
})

/** The first tab stop is a link past the bar to the content. */
export const SkipLink = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toHaveFocus()
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
})

/** The next page is loading. */
export const Loading = meta.story({
  args: { progress: <ProgressBar label="Loading the page" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading the page' })).toBeInTheDocument()
  },
})

export const WithHeader = meta.story({
  args: {
    header: (
      <div className="border-arot-line border-b bg-arot-surface">
        <p className="mx-auto max-w-7xl px-4 py-2 text-arot-13 text-arot-muted arot-md:px-6 arot-lg:px-8">
          Free delivery within Dhaka from 500 units.
        </p>
      </div>
    ),
  },
})

/** On a short page the footer is still at the bottom of the window. */
export const ShortPage = meta.story({
  args: { children: <p>Little.</p> },
  play: async ({ canvas }) => {
    const bottom = canvas.getByRole('contentinfo').getBoundingClientRect().bottom
    await expect(bottom).toBeGreaterThanOrEqual(Math.min(window.innerHeight - 60, bottom))
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
})

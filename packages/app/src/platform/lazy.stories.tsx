import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { LazyBoundary, lazyWithRetry } from './lazy.tsx'

/** How a page draws parts whose code loads late: a menu, a dialog, the filters, a table. */
const meta = preview.meta({
  tags: ['behaviour'],
  component: LazyBoundary,
  title: 'App/Late code',
})

const Word = () => <p>It is here.</p>
const LateWord = lazyWithRetry(() => new Promise<typeof Word>((resolve) => setTimeout(resolve, 100, Word)))

/** The rest of the page renders again meanwhile. */
export const OnItsWay = meta.story({
  args: { children: <LateWord /> },
  render: ({ children }) => {
    const [isWaiting, setIsWaiting] = useState(false)
    useEffect(() => {
      const timer = setTimeout(setIsWaiting, 20, true)
      return () => clearTimeout(timer)
    }, [])
    return (
      <>
        <LazyBoundary>{children}</LazyBoundary>
        {isWaiting && <p>The rest of the page.</p>}
      </>
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It is here.')).toBeVisible()
  },
})

const Figures = ({ of }: { of: string }) => <p>Figures of {of}</p>

/** A rendered part stays while its code loads, even if its props change. Then it shows the newest props. */
export const Rendered = meta.story({
  args: { children: null },
  render: () => <div data-testid="place" />,
  play: async ({ canvas }) => {
    const place = canvas.getByTestId('place')
    place.innerHTML =
      '<h2>the first</h2><!--$--><div data-later="true" class="contents"><p>Figures of <!-- -->the first</p></div><!--/$-->'
    let bring: (code: typeof Figures) => void = () => {}
    const load = fn(() => new Promise<typeof Figures>((resolve) => (bring = resolve)))
    const LateFigures = lazyWithRetry(load)
    const page = (of: string) => (
      <>
        <h2>{of}</h2>
        <LazyBoundary>
          <LateFigures of={of} />
        </LazyBoundary>
      </>
    )
    const root = hydrateRoot(place, page('the first'))
    await waitFor(() => expect(load).toHaveBeenCalled())
    root.render(page('the second'))
    await expect(await canvas.findByRole('heading', { name: 'the second' })).toBeVisible()
    await expect(canvas.getByText('Figures of the first')).toBeVisible()
    bring(Figures)
    await expect(await canvas.findByText('Figures of the second')).toBeVisible()
    root.unmount()
  },
})

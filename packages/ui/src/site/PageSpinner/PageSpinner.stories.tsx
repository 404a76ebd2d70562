import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { PageSpinner } from './PageSpinner.tsx'

const meta = preview.meta({
  component: PageSpinner,
  title: 'Site/PageSpinner',
  parameters: { layout: 'fullscreen' },
})

/** In the brand's red, centred, as high as the window. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const page = canvas.getByRole('status')
    const { width, height } = page.getBoundingClientRect()
    const spinner = canvas.getByRole('img', { name: 'Loading' })
    const box = spinner.getBoundingClientRect()
    await expect(height).toBeGreaterThanOrEqual(window.innerHeight)
    await expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(1)
    await expect(Math.abs(box.y + box.height / 2 - height / 2)).toBeLessThan(1)
    await expect(getComputedStyle(spinner).stroke).toBe(getComputedStyle(page).color)
  },
})

export const Playground = meta.story({ args: { labels: { loading: 'Signing you in' } } })

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
})

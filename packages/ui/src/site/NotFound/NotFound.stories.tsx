import { expect } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { NotFound } from './NotFound.tsx'

const meta = preview.meta({ component: NotFound, title: 'Site/NotFound', args: { homeHref: '/' } })

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '404- Page Not Found' })).toBeVisible()
    await expect(canvas.getByText("Oops! The page you're looking for doesn't exist")).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go Back Home' })).toHaveAttribute('href', '/')
  },
})

export const Playground = meta.story({ args: { labels: { home: 'Back to the market' } } })

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default }} />,
})

import { expect } from 'storybook/test'
import { pageModes } from '#storybook/modes.ts'
import preview from '#storybook/preview.tsx'
import { withApp } from '../../flows/pages.fixtures.tsx'
import { SellHerePage } from './page.tsx'

const meta = preview.meta({
  component: SellHerePage,
  title: 'App/Pages/Sell here',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false, modes: pageModes } },
})

export const Visitor = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent?.[0])).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ])
    await expect(canvas.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/auth/register')
  },
})

/** Members do not see the step of registering. */
export const Member = meta.story({
  args: { isMember: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'My Supplier Page' })).toHaveAttribute('href', '/suppliers/me')
    await expect(canvas.queryByRole('link', { name: 'Register' })).toBeNull()
  },
})

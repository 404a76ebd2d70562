import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { brand } from '../site.fixtures.tsx'
import { AuthLayout } from './AuthLayout.tsx'

const meta = preview.meta({
  component: AuthLayout,
  title: 'Site/AuthLayout',
  parameters: { layout: 'fullscreen' },
  args: {
    brand,
    children: (
      <div className="rounded-arot-card border border-arot-line bg-arot-surface p-8 shadow-arot-card">
        <h1 className="font-arot-display font-bold text-arot-24">Login</h1>
      </div>
    ),
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('heading').parentElement!.getBoundingClientRect()
    await expect(Math.abs(left - (document.documentElement.clientWidth - right))).toBeLessThan(1)
    await expect(canvas.getByRole('link', { name: 'Arot' })).toHaveAttribute('href', '/')
  },
})

export const Playground = meta.story()

export const WithoutBrand = meta.story({ args: { brand: undefined } })

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
})

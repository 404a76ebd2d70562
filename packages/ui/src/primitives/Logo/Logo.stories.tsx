import { expect } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { Logo } from './Logo.tsx'

const meta = preview.meta({ component: Logo, title: 'Primitives/Logo', args: { name: 'Arot', href: '/' } })

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Arot' })).toHaveAttribute('href', '/')
  },
})

export const Playground = meta.story()

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  render: () => <Composite stories={{ Default }} />,
})

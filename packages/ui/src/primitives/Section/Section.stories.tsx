import { expect } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { ButtonLink } from '../Button/Button.tsx'
import { Section } from './Section.tsx'

const meta = preview.meta({
  component: Section,
  title: 'Primitives/Navigation/Section',
  args: {
    title: 'All Categories',
    children: <p className="text-arot-14 text-arot-muted">What the section holds.</p>,
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'All Categories' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'All Categories' })).toBeVisible()
  },
})

export const Playground = meta.story({ args: { title: 'Hot Deals' } })

export const WithAction = meta.story({
  args: {
    action: (
      <ButtonLink variant="link" size="sm" href="/all-categories">
        See all
      </ButtonLink>
    ),
  },
})

export const LongTitle = meta.story({
  ...WithAction.input,
  args: {
    ...WithAction.input.args,
    title: 'Industrial machinery, tools, and everything that keeps a workshop running',
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, WithAction, LongTitle }} />,
})

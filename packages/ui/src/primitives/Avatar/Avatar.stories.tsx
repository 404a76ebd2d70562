import { expect, waitFor } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { portraitPhoto } from '../Picture/photographs.fixtures.ts'
import { Avatar } from './Avatar.tsx'

const meta = preview.meta({
  component: Avatar,
  title: 'Primitives/Data/Avatar',
  args: { name: 'Nusrat Rahman', src: portraitPhoto },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Nusrat Rahman' })).toHaveAttribute('data-state', 'photo')
  },
})

export const Playground = meta.story({ args: { size: 'md' } })

export const Initials = meta.story({
  args: { src: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Nusrat Rahman' })).toHaveTextContent(/^NR$/)
  },
})

/** If the photo fails to load, the initials appear in its place. */
export const BrokenPhoto = meta.story({
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img', { name: 'Nusrat Rahman' })
    await waitFor(() => expect(avatar).toHaveAttribute('data-state', 'initials'))
    await expect(avatar).toHaveTextContent('NR')
  },
})

export const Names = meta.story({
  tags: ['behaviour'],
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Avatar name="Nusrat" />
      <Avatar name="  Abdul Karim Chowdhury  " />
      <Avatar name="নুসরাত রহমান" />
      <Avatar name="" />
    </div>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('img').map((avatar) => avatar.textContent)
    await expect(shown).toEqual(['N', 'AC', 'নর'])
  },
})

export const Sizes = meta.story({
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Avatar name="Nusrat Rahman" size="sm" />
      <Avatar name="Nusrat Rahman" size="md" />
      <Avatar name="Nusrat Rahman" size="lg" />
      <Avatar name="Nusrat Rahman" size="lg" src={portraitPhoto} />
    </div>
  ),
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, BrokenPhoto, Sizes }} />,
})

import { expect } from 'storybook/test'
import { brands } from '#storybook/brands.ts'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { ArotProvider } from '../../foundations/ArotProvider/ArotProvider.tsx'
import { Logo } from './Logo.tsx'

const meta = preview.meta({ component: Logo, title: 'Primitives/Data/Logo', args: { name: 'Arot', href: '/' } })

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Arot' })).toHaveAttribute('href', '/')
  },
})

export const Playground = meta.story()

/** The host's own mark replaces ours in every logo. */
export const HostsMark = meta.story({
  tags: ['behaviour'],
  args: { name: 'Harbour' },
  decorators: [
    (Story) => (
      <ArotProvider mark={<img src={brands.harbour.mark} alt="" />}>
        <Story />
      </ArotProvider>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Harbour' })).toBeVisible()
    const mark = canvasElement.querySelector<HTMLElement>('[data-slot="logo-mark"]')
    await expect(mark?.querySelector('svg')).toBeNull()
    await expect([mark?.firstElementChild?.clientWidth, mark?.firstElementChild?.clientHeight]).toEqual([32, 32])
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, HostsMark }} />,
})

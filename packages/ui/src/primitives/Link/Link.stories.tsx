import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ArotProvider } from '../../foundations/ArotProvider/ArotProvider.tsx'
import { Link } from './Link.tsx'

const follow = fn()

const meta = preview.meta({
  component: Link,
  title: 'Primitives/Actions/Link',
  args: { href: '#products', children: 'All products' },
})

/** Without a link component of the host it is a plain anchor. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '#products')
  },
})

export const Playground = meta.story({})

/** The host's router renders it, and gets the address and all other props. */
export const OfTheHost = meta.story({
  tags: ['behaviour'],
  args: { 'aria-current': 'page' },
  decorators: [
    (Story) => (
      <ArotProvider
        link={({ href, ...props }) => (
          <a
            {...props}
            href={href}
            onClick={(event) => {
              event.preventDefault()
              follow(href)
            }}
          />
        )}
      >
        <Story />
      </ArotProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    follow.mockClear()
    const link = canvas.getByRole('link', { name: 'All products', current: 'page' })
    await userEvent.click(link)
    await expect(follow).toHaveBeenCalledWith('#products')
  },
})

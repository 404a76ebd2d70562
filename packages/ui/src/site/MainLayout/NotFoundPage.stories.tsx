import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Menu } from '../../primitives/Menu/Menu.tsx'
import { Footer } from '../Footer/Footer.tsx'
import { NavBar } from '../NavBar/NavBar.tsx'
import { NotFound } from '../NotFound/NotFound.tsx'
import { brand, footer, publicLinks, signedOut } from '../site.fixtures.tsx'
import { MainLayout } from './MainLayout.tsx'

const meta = preview.meta({
  component: MainLayout,
  title: 'App/Pages/Not found',
  parameters: { layout: 'fullscreen' },
  args: {
    navBar: (
      <NavBar brand={brand} links={publicLinks} session={signedOut} menu={Menu} isDark={false} onToggleDark={fn()} />
    ),
    footer: <Footer {...footer} />,
    children: <NotFound homeHref="/" />,
  },
})

export const SignedOut = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent('404- Page Not Found')
    await expect(canvas.getByRole('link', { name: 'Go Back Home' })).toHaveAttribute('href', '/')
    await expect(canvas.getByRole('navigation', { name: 'Main' }).querySelector('[aria-current]')).toBeNull()
  },
})

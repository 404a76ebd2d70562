import { Footer } from '@arot/ui/Footer'
import { MainLayout } from '@arot/ui/MainLayout'
import { Menu } from '@arot/ui/Menu'
import { NavBar } from '@arot/ui/NavBar'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import {
  at,
  brand,
  cartHref,
  footer,
  memberLinks,
  publicLinks,
  sessionOf,
  signedOut,
} from '../../../ui/src/site/site.fixtures.tsx'
import { About } from './About.tsx'

const bar = { brand, menu: Menu, isDark: false, onToggleDark: fn() }

const meta = preview.meta({
  component: MainLayout,
  title: 'App/Pages/About',
  parameters: { layout: 'fullscreen' },
  args: {
    navBar: <NavBar {...bar} links={at('/about-us', publicLinks)} session={signedOut} />,
    footer: <Footer {...footer} />,
    children: <About name="Arot" categoriesHref="/all-categories" />,
  },
})

export const SignedOut = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'About Arot' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'About us' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getAllByRole('link', { name: 'Login' })).not.toHaveLength(0)
  },
})

export const SignedIn = meta.story({
  args: {
    navBar: (
      <NavBar
        {...bar}
        links={at('/about-us', memberLinks)}
        session={sessionOf(fn())}
        cart={{ href: cartHref, count: 3 }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Account of Nusrat Rahman' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  },
})

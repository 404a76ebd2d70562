import { Bell, Package } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { Button, ButtonLink } from '../../primitives/Button/Button.tsx'
import { Menu } from '../../primitives/Menu/Menu.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { at, brand, cartHref, languages, memberLinks, publicLinks, sessionOf, signedOut } from '../site.fixtures.tsx'
import { NavBar, type Session } from './NavBar.tsx'

const onLogOut = fn()

const meta = preview.meta({
  component: NavBar,
  title: 'Site/NavBar',
  parameters: { layout: 'fullscreen' },
  // Space below for menus.
  decorators: [
    (Story) => (
      <div className="min-h-96">
        <Story />
      </div>
    ),
  ],
  args: {
    brand,
    links: at('/', publicLinks),
    session: signedOut,
    menu: Menu,
    isDark: false,
    onToggleDark: fn(),
  },
})

const member = {
  links: at('/', memberLinks),
  session: sessionOf(onLogOut),
  cart: { href: cartHref, count: 3 },
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Arot' })).toHaveAttribute('href', '/')
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth/login')
    const links = within(canvas.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Categories', '/all-categories'],
      ['About us', '/about-us'],
    ])
    await expect(canvas.queryByRole('link', { name: /^Cart/ })).toBeNull()
  },
})

export const Playground = meta.story({ args: member })

/** The current page is marked visually and for screen readers, and no other is. */
export const ActiveLink = meta.story({
  args: { links: at('/all-categories', publicLinks) },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation')).getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null])
  },
})

/** The user's photo opens a menu with Log Out. */
export const SignedIn = meta.story({
  args: member,
  play: async ({ canvas, userEvent }) => {
    onLogOut.mockClear()
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Account of Nusrat Rahman' }))
    const menu = await screen.findByRole('menu', { name: 'Account of Nusrat Rahman' })
    await expect(within(menu).getByText('nusrat@deltatraders.example')).toBeVisible()
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Log Out' }))
    await expect(onLogOut).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
})

export const AccountOpen = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: member,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account of Nusrat Rahman' }))
    await screen.findByRole('menuitem', { name: 'Log Out' })
  },
})

/** Until the session is known, the corner keeps its space and shows neither Login nor a photo. */
export const SessionUnknown = meta.story({
  args: { session: { status: 'unknown' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Account of/ })).toBeNull()
  },
})

/** When the session becomes known, nothing beside it moves. */
export const SessionLoads = meta.story({
  tags: ['behaviour'],
  render: (args) => {
    const [session, setSession] = useState<Session>({ status: 'unknown' })
    return (
      <>
        <NavBar {...args} session={session} />
        <div className="flex gap-2 p-4">
          <Button onClick={() => setSession(signedOut)}>Nobody</Button>
          <Button onClick={() => setSession(sessionOf(onLogOut))}>Nusrat</Button>
        </div>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const place = () => canvas.getByRole('button', { name: 'Dark mode' }).getBoundingClientRect().x
    const before = place()
    await userEvent.click(canvas.getByRole('button', { name: 'Nobody' }))
    await expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible()
    await expect(place()).toBe(before)
    await userEvent.click(canvas.getByRole('button', { name: 'Nusrat' }))
    await expect(canvas.getByRole('button', { name: 'Account of Nusrat Rahman' })).toBeVisible()
    await expect(place()).toBe(before)
  },
})

/** With a session hint, the member's links appear at once, and the cart's place is reserved. */
export const MemberLoads = meta.story({
  tags: ['behaviour'],
  render: (args) => {
    const [isKnown, setIsKnown] = useState(false)
    return (
      <>
        <NavBar {...args} {...member} {...(isKnown ? {} : { session: { status: 'unknown' }, cart: {} })} />
        <Button onClick={() => setIsKnown(true)}>Nusrat</Button>
      </>
    )
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const places = () =>
      [...canvasElement.querySelectorAll('[data-slot="nav-bar-actions"] > *')].map(
        (part) => part.getBoundingClientRect().x,
      )
    const before = places()
    await expect(canvas.queryByRole('link', { name: /^Cart/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Nusrat' }))
    await expect(canvas.getByRole('link', { name: /^Cart/ })).toBeVisible()
    await expect(places()).toEqual(before)
  },
})

export const DarkMode = meta.story({
  render: (args) => {
    const [isDark, setIsDark] = useState(false)
    return <NavBar {...args} isDark={isDark} onToggleDark={() => setIsDark(!isDark)} />
  },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Dark mode', pressed: false })
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  },
})

export const EmptyCart = meta.story({
  args: { ...member, cart: { href: cartHref, count: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', cartHref)
  },
})

export const OneInTheCart = meta.story({
  args: { ...member, cart: { href: cartHref, count: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart, 1 item' })).toHaveTextContent('1')
  },
})

/** The badge stays small; the accessible name has the full number. */
export const FullCart = meta.story({
  args: { ...member, cart: { href: cartHref, count: 250 } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Cart, 250 items' })
    await expect(link).toHaveTextContent('99+')
    // The badge leaves most of the icon visible.
    const picture = link.querySelector('svg')?.getBoundingClientRect() as DOMRect
    const figure = within(link).getByText('99+').getBoundingClientRect()
    await expect(figure.left).toBeGreaterThan(picture.left + picture.width / 2)
    await expect(figure.bottom).toBeLessThan(picture.top + picture.height / 2)
  },
})

export const WithSearch = meta.story({
  args: { ...member, search: <TextInput label="Search" isLabelHidden type="search" placeholder="Search products" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeVisible()
  },
})

/** With two languages there is a link to the other one, with its name in that language. */
export const TwoLanguages = meta.story({
  args: { languages },
  play: async ({ canvas }) => {
    const other = canvas.getByRole('link', { name: 'বাংলা' })
    await expect(other).toHaveAttribute('href', '/bn')
    await expect(other).toHaveAttribute('hreflang', 'bn')
    await expect(other).toHaveAttribute('lang', 'bn')
    await expect(canvas.queryByRole('link', { name: 'English' })).toBeNull()
  },
})

/** With more than two languages there is a menu. */
export const ManyLanguages = meta.story({
  args: { languages: [...languages, { lang: 'ar', name: 'العربية', href: '/ar' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }))
    const items = await screen.findAllByRole('menuitem')
    await expect(items.map((item) => [item.textContent, item.getAttribute('aria-current')])).toEqual([
      ['English', 'page'],
      ['বাংলা', null],
      ['العربية', null],
    ])
    await expect(items[2]).toHaveAttribute('hreflang', 'ar')
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'desktop' } },
  args: member,
  play: async ({ canvas, userEvent }) => {
    onLogOut.mockClear()
    const names = ['Arot', ...memberLinks.map(({ label }) => label), 'Cart, 3 items']
    for (const name of names) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
    }
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Dark mode' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Log Out' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /Account of/ })).toHaveFocus())
    await expect(onLogOut).not.toHaveBeenCalled()
  },
})

/** Below 1024 px the links are at the bottom, and a More menu contains the rest. */
export const SmallScreen = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { ...member, links: at('/add-product', memberLinks) },
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('navigation', { name: 'Main' })
    await expect(getComputedStyle(bar).position).toBe('fixed')
    await expect(bar.getBoundingClientRect().bottom).toBe(window.innerHeight)
    await expect(within(bar).getAllByRole('link')).toHaveLength(3)
    await userEvent.click(within(bar).getByRole('button', { name: 'More' }))
    const menu = await screen.findByRole('menu', { name: 'More' })
    const items = within(menu).getAllByRole('menuitem')
    await expect(items.map((item) => item.textContent)).toEqual(['Add product', 'My products', 'About us'])
    await expect(items[0]).toHaveAttribute('aria-current', 'page')
    await expect(items[1]).toHaveAttribute('href', '/my-products?email=nusrat%40deltatraders.example')
  },
})

/** Between 1024 and 1280 px a More menu contains the last links, so that the bar stays one row high. */
export const NarrowDesktop = meta.story({
  parameters: {
    viewport: { options: { laptop: { name: 'Laptop (1024)', styles: { width: '1024px', height: '768px' } } } },
  },
  globals: { viewport: { value: 'laptop' } },
  args: { ...member, search: <TextInput label="Search" isLabelHidden type="search" placeholder="Search products" /> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(65)
    const bar = within(canvas.getByRole('navigation', { name: 'Main' }))
    await expect(bar.getAllByRole('link')).toHaveLength(4)
    await userEvent.click(bar.getByRole('button', { name: 'More' }))
    const menu = within(await screen.findByRole('menu', { name: 'More' }))
    await expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['My products', 'About us'])
  },
})

/** The notifications are beside the cart, and the user's pages are in the account's menu. */
export const WithNotifications = meta.story({
  args: {
    ...member,
    languages,
    corner: (
      <ButtonLink
        href="/notifications"
        variant="ghost"
        icon={<Bell aria-hidden />}
        aria-label="Notifications, 2 unread"
      />
    ),
    session: { ...sessionOf(onLogOut), links: [{ label: 'Orders', href: '#orders', icon: <Package aria-hidden /> }] },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('banner')
    await expect(bar.scrollWidth).toBe(bar.clientWidth)
    await expect(canvas.getByRole('link', { name: 'Notifications, 2 unread' })).toHaveAttribute(
      'href',
      '/notifications',
    )
    // One row, also at 360 px.
    const [logo, bell] = [
      canvas.getByRole('link', { name: 'Arot' }),
      canvas.getByRole('link', { name: /^Notifications/ }),
    ]
    const middleOf = (part: Element) => part.getBoundingClientRect().top + part.getBoundingClientRect().height / 2
    await expect(Math.abs(middleOf(logo) - middleOf(bell))).toBeLessThan(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Account of Nusrat Rahman' }))
    await expect(await screen.findByRole('menuitem', { name: 'Orders' })).toHaveAttribute('href', '#orders')
  },
})

/** The place of a bell that is still loading is reserved, so that nothing moves. */
export const NotificationsToCome = meta.story({
  tags: ['behaviour'],
  args: { ...member, corner: <span /> },
  play: async ({ canvasElement }) => {
    const corner = canvasElement.querySelector('[data-slot=nav-bar-corner]') as HTMLElement
    await expect(corner.offsetWidth).toBeGreaterThanOrEqual(40)
  },
})

export const LongTexts = meta.story({
  args: {
    ...member,
    brand: { name: 'Arot Wholesale International', href: '/' },
    links: memberLinks.map((link) => ({ ...link, label: `${link.label} of the wholesale market` })),
    session: {
      status: 'signed-in',
      name: 'Mohammad Abdullah Al Mamun Chowdhury-Rahman',
      email: 'mohammad.abdullah.al.mamun@international-wholesale-traders.example',
      onLogOut,
    },
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner')
    await expect(bar.scrollWidth).toBe(bar.clientWidth)
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  decorators: [],
  render: () => (
    <Composite stories={{ Default, ActiveLink, SessionUnknown, OneInTheCart, FullCart, WithSearch, TwoLanguages }} />
  ),
})

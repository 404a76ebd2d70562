// Shared by the stories of the site's frame: a fictional Arot with its addresses and people.

import portrait from '@lobehub/fluent-emoji-3d/assets/1f469-1f3fd-200d-1f4bc.webp'
import { CirclePlus, House, Info, LayoutGrid, Package, Store } from 'lucide-react'
import type { FooterProps } from './Footer/Footer.tsx'
import type { LanguageLink, NavLinkData, Session } from './NavBar/NavBar.tsx'

export const brand = { name: 'Arot', href: '/' }

export const footer: FooterProps = {
  brand,
  links: [
    { label: 'Home', href: '/' },
    { label: 'Categories', href: '/all-categories' },
    { label: 'Login', href: '/auth/login' },
    { label: 'Register', href: '/auth/register' },
  ],
  contact: {
    address: 'Level 4, 12 Banani Road 11\nDhaka 1213, Bangladesh',
    email: 'info@arot.example',
    phone: '+880 2 5550 0123',
  },
  social: [
    { site: 'facebook', href: 'https://facebook.example/arot' },
    { site: 'instagram', href: 'https://instagram.example/arot' },
    { site: 'linkedin', href: 'https://linkedin.example/arot' },
    { site: 'youtube', href: 'https://youtube.example/arot' },
  ],
  year: 2026,
}

export const publicLinks: NavLinkData[] = [
  { label: 'Home', href: '/', icon: <House /> },
  { label: 'Categories', href: '/all-categories', icon: <LayoutGrid /> },
  { label: 'About us', href: '/about-us', icon: <Info /> },
]

export const memberLinks: NavLinkData[] = [
  ...publicLinks.slice(0, 2),
  { label: 'All products', href: '/all-products', icon: <Store /> },
  { label: 'Add product', href: '/add-product', icon: <CirclePlus /> },
  { label: 'My products', href: '/my-products?email=nusrat%40deltatraders.example', icon: <Package /> },
  ...publicLinks.slice(2),
]

export const languages: LanguageLink[] = [
  { lang: 'en', name: 'English', href: '/', isCurrent: true },
  { lang: 'bn', name: 'বাংলা', href: '/bn' },
]

export const cartHref = '/cart/nusrat%40deltatraders.example'

export const signedOut: Session = { status: 'signed-out', loginHref: '/auth/login' }

export function sessionOf(onLogOut: () => void): Extract<Session, { status: 'signed-in' }> {
  return { status: 'signed-in', name: 'Nusrat Rahman', email: 'nusrat@deltatraders.example', photo: portrait, onLogOut }
}

/** The same links, with one of them as the current page. */
export function at(href: string, links: NavLinkData[]): NavLinkData[] {
  return links.map((link) => ({ ...link, isCurrent: link.href === href }))
}

export const english = {
  links: 'Quick links',
  contact: 'Contact',
  social: 'Follow us',
  language: 'Language',
  tagline: 'Top brands, hot deals and quality products, direct from verified suppliers.',
  copyright: (name: string) => `${name}. All rights reserved.`,
  newTab: (name: string) => `${name} (opens in a new tab)`,
}

export type FooterLabels = typeof english

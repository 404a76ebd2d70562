export type SupplierFormLabels = {
  /** The titles of the groups of fields. */
  sections: Record<'profile' | 'orders', string>
  name: string
  /** For a verified supplier: a new name, logo or place is checked before buyers see it. */
  reviewHint: string
  logo: string
  logoHint: string
  place: string
  placeHint: string
  about: string
  aboutHint: string
  smallestOrderValue: string
  smallestOrderValueHint: string
  save: string
  missing: string
  /** Of what was typed for a value and is no number. */
  unreadable: (typed: string) => string
  failed: { title: string; text: string }
}

export const english: SupplierFormLabels = {
  sections: { profile: 'Who you are', orders: 'Orders' },
  name: 'Name',
  reviewHint: 'We check a new name, logo or place first. Until then buyers see the current one.',
  logo: 'Logo',
  logoHint: 'The address of a picture, as https://… Your initials stand there without one.',
  place: 'Place',
  placeHint: 'The town that you send from.',
  about: 'About',
  aboutHint: 'What you make or sell, and what a buyer should know before a large order.',
  smallestOrderValue: 'Smallest order value',
  smallestOrderValueHint: 'What an order of one product must be worth. Empty takes any.',
  save: 'Save',
  missing: 'Name is required',
  unreadable: (typed) => `“${typed}” cannot be read as a number`,
  failed: { title: 'It could not be saved.', text: 'Something went wrong.' },
}

export type SupplierFormLabels = {
  /** The titles of the groups of fields. */
  sections: Record<'profile' | 'orders', string>
  name: string
  /** For a verified supplier: a new name, logo or place is checked before buyers see it. */
  reviewHint: string
  logo: string
  /** The hint of the logo's address, if there is no upload. */
  logoHint: string
  /** The hint and the label of the file, if there is an upload. There is no address then: a checked logo cannot be a link. */
  logoPicture: { hint: string; file: string }
  place: string
  placeHint: string
  about: string
  aboutHint: string
  smallestOrderValue: string
  smallestOrderValueHint: string
  save: string
  missing: string
  /** The logo is still being uploaded. */
  uploading: string
  /** The typed order value is not a number. */
  unreadable: (typed: string) => string
  failed: { title: string; text: string }
}

export const english: SupplierFormLabels = {
  sections: { profile: 'Who you are', orders: 'Orders' },
  name: 'Name',
  reviewHint: 'We check a new name, logo or place first. Until then buyers see the current one.',
  logo: 'Logo',
  logoHint: 'The address of a picture, as https://… Without one, your initials appear.',
  logoPicture: {
    hint: 'Upload a file. Without a logo, your initials appear.',
    file: 'Logo file',
  },
  place: 'Place',
  placeHint: 'The town that you send from.',
  about: 'About',
  aboutHint: 'What you make or sell, and what a buyer should know before a large order.',
  smallestOrderValue: 'Smallest order value',
  smallestOrderValueHint: 'The lowest value of an order of one product. Leave it empty to accept any order.',
  save: 'Save',
  missing: 'Name is required',
  uploading: 'Wait until the logo is uploaded.',
  unreadable: (typed) => `“${typed}” cannot be read as a number`,
  failed: { title: 'It could not be saved.', text: 'Something went wrong.' },
}

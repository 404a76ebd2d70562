export type ProductGalleryLabels = {
  /** All of them together. */
  gallery: (name: string) => string
  /** One of so many, both written as numbers are. */
  picture: (at: string, of: string) => string
  previous: string
  next: string
  /** On its small picture. */
  show: (at: string) => string
  /** Shows the one that is shown as large as the screen is. */
  enlarge: string
}

export const english: ProductGalleryLabels = {
  gallery: (name) => `Pictures of ${name}`,
  picture: (at, of) => `Picture ${at} of ${of}`,
  previous: 'Previous picture',
  next: 'Next picture',
  show: (at) => `Show picture ${at}`,
  enlarge: 'Enlarge the picture',
}

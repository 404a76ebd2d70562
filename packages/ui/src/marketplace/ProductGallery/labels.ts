export type ProductGalleryLabels = {
  /** The name of the gallery. */
  gallery: (name: string) => string
  /** The position of a picture, with both numbers formatted. */
  picture: (at: string, of: string) => string
  previous: string
  next: string
  /** The name of a thumbnail. */
  show: (at: string) => string
  /** The button that shows the picture in full screen. */
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

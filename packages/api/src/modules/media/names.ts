import { type PictureType, pictureTypes, pictureWidths } from '@arot/contract'

/** The path of uploaded pictures. */
export const uploadsPath = '/pictures/u/'

/** The name of a picture's file: the picture's hash, a width and a format. */
export const fileForm = /^[0-9a-f]{40}-(320|640|1280)\.(avif|webp)$/

const pathForm = /^\/pictures\/u\/([0-9a-f]{40})-640\.webp$/

/** The name in a picture's path, or undefined if we do not store the picture. */
export const nameIn = (image: string) => pathForm.exec(image)?.[1]

/** The path that a product stores. */
export const pathOf = (name: string) => `${uploadsPath}${fileOf(name, 640, 'webp')}`

export const fileOf = (name: string, width: number, type: PictureType) => `${name}-${width}.${type}`

export const filesOf = (name: string) =>
  pictureWidths.flatMap((width) => pictureTypes.map((type) => fileOf(name, width, type)))

import { type PictureType, pictureTypes, pictureWidths } from '@arot/contract'

/** Where uploaded pictures are, without the host. */
export const uploadsPath = '/pictures/u/'

/** One file of a picture: its name, which is the hash of what it holds, a width and an encoding. */
export const fileForm = /^[0-9a-f]{40}-(320|640|1280)\.(avif|webp)$/

const pathForm = /^\/pictures\/u\/([0-9a-f]{40})-640\.webp$/

/** The name of a picture that a product or an order has; nothing of what is not ours. */
export const nameIn = (image: string) => pathForm.exec(image)?.[1]

/** How it is kept with a product. */
export const pathOf = (name: string) => `${uploadsPath}${fileOf(name, 640, 'webp')}`

export const fileOf = (name: string, width: number, type: PictureType) => `${name}-${width}.${type}`

export const filesOf = (name: string) =>
  pictureWidths.flatMap((width) => pictureTypes.map((type) => fileOf(name, width, type)))

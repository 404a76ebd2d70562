import { isHttps } from '@arot/contract'

/** Our own pictures are kept as a path and told as an address; everybody else's stay as they were given. */
export const picturesPath = '/pictures/'

/** As it is told: what would not be taken today, such as an address with a password, not at all. */
export function toImageUrl(image: string, publicUrl: string) {
  if (image.startsWith(picturesPath)) return publicUrl + image
  return isHttps(image) ? image : ''
}

/** The picture as it is kept: without our address, so that moving the server moves its pictures. */
export function toImagePath(image: string, publicUrl: string) {
  return image.startsWith(publicUrl + picturesPath) ? image.slice(publicUrl.length) : image
}

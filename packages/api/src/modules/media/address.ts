import { isHttps } from '@arot/contract'

/** Our own pictures are stored as a path and returned as a URL. Other URLs are stored unchanged. */
export const picturesPath = '/pictures/'

/** The URL that the api returns. Empty for a stored URL that would be refused today, such as one with a password. */
export function toImageUrl(image: string, publicUrl: string) {
  if (image.startsWith(picturesPath)) return publicUrl + image
  return isHttps(image) ? image : ''
}

/** The form that is stored: without PUBLIC_URL, so that pictures still resolve after the server moves. */
export function toImagePath(image: string, publicUrl: string) {
  const [address, ours] = [canonical(image), canonical(publicUrl + picturesPath)]
  return address.startsWith(ours) ? picturesPath + address.slice(ours.length) : image
}

/** Normalizes the host's case and removes the default port. */
const canonical = (address: string) => URL.parse(address)?.href ?? address

/**
 * The `ref` of an image with `onError`. An image from the server can fail before React attaches the handler. Setting
 * `src` again repeats the request, so that it fails again and calls the handler.
 */
export function repeatFailure(image: HTMLImageElement | null) {
  const hasFailed = image?.complete && image.naturalWidth === 0
  if (hasFailed) image.setAttribute('src', image.src)
}

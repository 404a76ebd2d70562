/**
 * The `ref` of a picture with an `onError`. One that came with the page from the server may have failed before React
 * listened: asked for again, it fails again and is heard.
 */
export function repeatFailure(image: HTMLImageElement | null) {
  const hasFailed = image?.complete && image.naturalWidth === 0
  if (hasFailed) image.setAttribute('src', image.src)
}

/** The demo catalogue's pictures stand free on their ground; whatever else suppliers bring are photographs. */
export function isCutout(src: string) {
  return /\/pictures\/[^/]+\.(webp|svg)$/.test(src)
}

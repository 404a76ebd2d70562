const faces = ['400 1em "Inter Variable"', '600 1em "Inter Variable"', '700 1em "Bricolage Grotesque Variable"']

/** Waits for each face that a story may draw with: `document.fonts.ready` alone resolves before one is asked for. */
export async function loadFonts() {
  await Promise.all(faces.map((face) => document.fonts.load(face)))
  return {}
}

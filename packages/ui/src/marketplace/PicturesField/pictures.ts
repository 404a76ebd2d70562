/** All addresses in the value of one field. An address contains no spaces. */
export const pack = (images: readonly string[]) => images.join(' ')

export const readPictures = (carried: string) => carried.split(' ').filter((image) => image !== '')

export function movePicture(images: readonly string[], from: number, to: number): string[] {
  const all = images.toSpliced(from, 1)
  return all.toSpliced(Math.min(Math.max(to, 0), all.length), 0, images[from] as string)
}

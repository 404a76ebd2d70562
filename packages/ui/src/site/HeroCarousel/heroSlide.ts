export type HeroSlide = {
  /** What it is called where it has no heading. */
  name: string
  heading?: string | undefined
  /** A short line above the heading. */
  eyebrow?: string | undefined
  text?: string | undefined
  /** The words of the link. */
  action: string
  /** Up to three cut-out pictures, the largest first. They say nothing that the words do not. */
  pictures?: string[] | undefined
}

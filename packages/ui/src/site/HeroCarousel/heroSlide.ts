export type HeroSlide = {
  /** The name of the slide for screen readers, if it has no heading. */
  name: string
  heading?: string | undefined
  /** A short line above the heading. */
  eyebrow?: string | undefined
  text?: string | undefined
  /** The text of the link. */
  action: string
  /** Up to three cutouts, the largest first. They are decorative. */
  pictures?: string[] | undefined
}

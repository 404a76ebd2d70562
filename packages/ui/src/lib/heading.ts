/** The level of a heading. Only the page knows its outline, so the host chooses the level. */
export type HeadingLevel = 2 | 3 | 4

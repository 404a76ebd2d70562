/** Where a heading stands in the outline of its page: that is the page's to know. */
export type HeadingLevel = 2 | 3 | 4

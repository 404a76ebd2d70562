/** What Chromatic photographs of a story that has pictures, and of a page: both themes, on a phone and on a desktop. */
export const modes = {
  'light phone': { theme: 'light', viewport: 'phone' },
  'light desktop': { theme: 'light', viewport: 'desktop' },
  'dark phone': { theme: 'dark', viewport: 'phone' },
  'dark desktop': { theme: 'dark', viewport: 'desktop' },
}

/** Of a page, which is made of what has its own pictures in all four: what its making could spoil shows in two. */
export const pageModes = { 'light phone': { disable: true }, 'dark desktop': { disable: true } }

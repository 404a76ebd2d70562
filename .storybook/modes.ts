/** What Chromatic photographs of a story that has pictures: on a desktop in both themes, and on a phone. */
export const modes = {
  'light phone': { theme: 'light', viewport: 'phone' },
  'light desktop': { theme: 'light', viewport: 'desktop' },
  'dark desktop': { theme: 'dark', viewport: 'desktop' },
}

/** Of a page, which is made of what has its own pictures in all of them: what its making could spoil shows in two. */
export const pageModes = { 'dark desktop': { disable: true } }

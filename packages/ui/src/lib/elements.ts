// What the published modules draw elements with, in place of React's own: the build puts it there. Every element that
// is ours carries the class `arot`, by which `styles.css` tells it from the host's, also inside of ours.
import * as react from 'react/jsx-runtime'
import { isOurs } from './cn.ts'

export const Fragment = react.Fragment

export const jsx: typeof react.jsx = (type, props, key) => react.jsx(type, marked(type, props), key)

export const jsxs: typeof react.jsxs = (type, props, key) => react.jsxs(type, marked(type, props), key)

const forwardRef = Symbol.for('react.forward_ref')

/** What draws an element by its name, and icons and Radix's parts, which hand the name on to the one that they draw. */
function drawsOne(type: unknown) {
  return typeof type === 'string' || (type as { $$typeof?: symbol } | null)?.$$typeof === forwardRef
}

function marked(type: unknown, props: unknown) {
  const given = props as { className?: string | undefined }
  if (given.className) given.className = isOurs(given.className) ? given.className : `arot ${given.className}`
  else if (drawsOne(type)) given.className = 'arot'
  return given
}

// What the published modules draw elements with, in place of React's own: the build puts it there. Every element that
// is ours carries the class `arot`, by which `styles.css` tells it from the host's, also inside of ours.
import * as react from 'react/jsx-runtime'
import { isOurs } from './cn.ts'

export const Fragment = react.Fragment

export const jsx: typeof react.jsx = (type, props, key) => react.jsx(type, mark(type, props), key)

export const jsxs: typeof react.jsxs = (type, props, key) => react.jsxs(type, mark(type, props), key)

const forwardRef = Symbol.for('react.forward_ref')

/** What draws an element by its name, and icons and Radix's parts, which hand the name on to the one that they draw. */
function drawsOne(type: unknown) {
  return typeof type === 'string' || (type as { $$typeof?: symbol } | null)?.$$typeof === forwardRef
}

function mark(type: unknown, props: unknown) {
  const target = props as { className?: string | undefined }
  if (target.className) target.className = isOurs(target.className) ? target.className : `arot ${target.className}`
  else if (drawsOne(type)) target.className = 'arot'
  return target
}

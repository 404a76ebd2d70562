// A JSX runtime that replaces React's in the published modules; the build swaps it in. It puts the class `arot` on
// every element that we render, so that `styles.css` can tell our elements from the host's, even inside ours.
import * as react from 'react/jsx-runtime'
import { isOurs } from './cn.ts'

export const Fragment = react.Fragment

export const jsx: typeof react.jsx = (type, props, key) => react.jsx(type, mark(type, props), key)

export const jsxs: typeof react.jsxs = (type, props, key) => react.jsxs(type, mark(type, props), key)

const forwardRef = Symbol.for('react.forward_ref')

/** True for HTML elements, and for icons and Radix parts, which pass their class name on to one element. */
function drawsOne(type: unknown) {
  return typeof type === 'string' || (type as { $$typeof?: symbol } | null)?.$$typeof === forwardRef
}

function mark(type: unknown, props: unknown) {
  const target = props as { className?: string | undefined }
  if (target.className) target.className = isOurs(target.className) ? target.className : `arot ${target.className}`
  else if (drawsOne(type)) target.className = 'arot'
  return target
}

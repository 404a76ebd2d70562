import { type ClassValue, clsx } from 'clsx'
import { createTailwindMerge } from 'tailwind-merge'
import { classGroups, conflictingClassGroups } from './classGroups.ts'

const merge = createTailwindMerge(() => ({
  cacheSize: 1000,
  theme: {},
  classGroups,
  conflictingClassGroups,
  conflictingClassGroupModifiers: { 'font-size': ['leading'] },
  orderSensitiveModifiers: ['*', '**', 'after', 'before', 'file', 'marker', 'placeholder', 'selection'],
}))

/** Joins class names. If two classes set the same property, the last one wins. */
export function mergeClasses(...classes: ClassValue[]) {
  return merge(clsx(classes))
}

/**
 * The classes of an element that we render. Pass the caller's classes last, as `fromCaller(className)`, so that they
 * win. The first class is always `arot`: our style sheets use it to find our own elements.
 */
export function cn(...classes: ClassValue[]) {
  return merge(clsx('arot', classes))
}

/**
 * Marks a `className` that comes from the host. In `styles.css` our selectors are one class strong on a marked element,
 * so that the host's class can win. On other elements they are stronger than the host's element selectors.
 */
export function fromCaller(className: string | undefined) {
  return !className || isOurs(className) || className.endsWith(hostMark) ? className : className + hostMark
}

const hostMark = ' arot-host'

export function isOurs(className: string | undefined) {
  return className === 'arot' || className?.startsWith('arot ') === true
}

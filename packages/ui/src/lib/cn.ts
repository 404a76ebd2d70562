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

/** Joins class names; of two that set the same thing the last one wins. */
export function mergeClasses(...classes: ClassValue[]) {
  return merge(clsx(classes))
}

/**
 * The classes of one of our elements; the caller's go in as `fromCaller(className)`, last, and win. The class `arot`
 * goes first: it is how our style sheets tell what we drew from what the host did.
 */
export function cn(...classes: ClassValue[]) {
  return merge(clsx('arot', classes))
}

/**
 * A `className` as it came in. Where it is a host's, the element is marked: there `styles.css` is one class strong, so
 * that a class of the host's can win; everywhere else it is stronger than what hosts say of elements.
 */
export function fromCaller(className: string | undefined) {
  return !className || isOurs(className) || className.endsWith(hostMark) ? className : className + hostMark
}

const hostMark = ' arot-host'

export function isOurs(className: string | undefined) {
  return className === 'arot' || className?.startsWith('arot ') === true
}

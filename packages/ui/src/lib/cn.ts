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
 * The classes of one of our elements; the caller's `className` comes last and wins. The class `arot` goes first: it is
 * how our style sheets tell what we drew from what the host did.
 */
export function cn(...classes: ClassValue[]) {
  return merge(clsx('arot', classes))
}

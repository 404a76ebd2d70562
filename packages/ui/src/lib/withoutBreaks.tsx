import type { ReactNode } from 'react'

/** “USB-C”, “T-Shirt”, “45 W”: a compound with a part of one or two characters, or a figure with its unit. */
export const compound = /\b(\w{1,6}-\w{1,2}|\w{1,2}-\w{1,6}|\d[\d.,]* \w{1,3})(?![\w-])/

/** The text, with compounds and figures that do not break over two lines. Our typefaces have no non-breaking hyphen. */
export function unbroken(text: string): ReactNode {
  const parts = text.split(compound)
  if (parts.length === 1) return text
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}

import { Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { cn } from '../../packages/ui/src/lib/cn.ts'

export type Row = { key: string; cells: ReactNode[] }

/** A table of a documentation page; it scrolls by itself where the page is narrow. */
export function Table({ label, head, rows }: { label: string; head: string[]; rows: Row[] }) {
  return (
    <Unstyled>
      <section
        className="light arot-focus my-4 overflow-x-auto rounded-arot-card border border-arot-line bg-arot-surface text-arot-13 text-arot-ink"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {/* Two columns fit on a phone. */}
        <table className={cn('w-full border-collapse text-start', head.length > 2 && 'min-w-[36rem]')}>
          <thead className="bg-arot-sunken text-arot-muted">
            <tr>
              {head.map((title) => (
                <th key={title} scope="col" className="px-4 py-2 text-start font-medium">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [first, ...others] }) => (
              <tr key={key} className="border-arot-line border-t align-top">
                <th scope="row" className="px-4 py-2.5 text-start font-normal">
                  {first}
                </th>
                {others.map((cell, index) => (
                  <td key={index} className="px-4 py-2.5">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Unstyled>
  )
}

/** A text from a source file: what stands there between backticks is code. */
export function TextWithCode({ children }: { children: string }) {
  return children
    .split('`')
    .map((text, index) => (index % 2 === 1 ? <Code key={index}>{text}</Code> : <span key={index}>{text}</span>))
}

export function Code({ children }: { children: ReactNode }) {
  return (
    <code className="wrap-break-word rounded-xs bg-arot-sunken px-1 py-0.5 font-mono text-arot-12">{children}</code>
  )
}

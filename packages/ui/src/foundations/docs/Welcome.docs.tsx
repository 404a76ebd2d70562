// What the welcome page shows beside its texts.
import { Unstyled } from '@storybook/addon-docs/blocks'
import { CardLink } from '#storybook/docs/docs.ts'
import { template as tokens } from '../../brand/template.generated.ts'
import { cn } from '../../lib/cn.ts'

/** Pages to begin with: their title, their id in Storybook, and what they are about. */
export function Paths({ rows }: { rows: [title: string, page: string, text: string][] }) {
  return (
    <Unstyled>
      <ul className="light my-8 grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-4 font-arot-sans text-arot-ink">
        {rows.map(([title, page, text]) => (
          <li
            key={page}
            className="relative grid content-start gap-1 rounded-arot-card border border-arot-line bg-arot-surface p-5 focus-within:border-arot-brand hover:border-arot-brand"
          >
            <CardLink page={page}>{title}</CardLink>
            <p className="text-arot-13 text-arot-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Unstyled>
  )
}

const colors = [
  'brand',
  'brand-soft',
  'signal',
  'caution',
  'success',
  'ink',
  'muted',
  'line',
  'sunken',
  'surface',
] as const

/** The main colours in both themes, and the two typefaces. */
export function TokenStrip() {
  return (
    <Unstyled>
      <div className="my-6 grid gap-4 font-arot-sans arot-md:grid-cols-2">
        {['light', 'dark'].map((theme) => (
          <div
            key={theme}
            className={cn(
              theme,
              'grid gap-5 rounded-arot-card border border-arot-line bg-arot-canvas p-6 text-arot-ink',
            )}
          >
            <p className="font-arot-display font-bold text-arot-32 tracking-tight">Order by the carton</p>
            <p className="text-arot-14 text-arot-muted">
              From 120 units · <span className="font-semibold text-arot-ink tabular-nums">৳8.40</span> · 4,820 in stock
            </p>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-3">
              {colors.map((name) => (
                <li
                  key={name}
                  className="grid gap-1 text-arot-12 text-arot-muted"
                  title={tokens.color[name]?.description}
                >
                  <span
                    aria-hidden
                    className="h-10 rounded-arot-control border border-arot-line"
                    style={{ background: `var(--arot-color-${name})` }}
                  />
                  {name}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Unstyled>
  )
}

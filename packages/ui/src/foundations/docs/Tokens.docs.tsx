// Renders the documentation pages from the token file, so that they are always correct.
import { contrast } from '../../brand/colour.ts'
import { template as tokens } from '../../brand/template.generated.ts'
import { type Color, type Theme, type Token, valueIn } from '../../brand/tokens.ts'
import { ArotProvider } from '../ArotProvider/ArotProvider.tsx'

const themes = ['light', 'dark'] as const

function Panels({ children }: { children: (theme: Theme) => React.ReactNode }) {
  return (
    <ArotProvider>
      <div className="grid gap-4 arot-md:grid-cols-2">
        {themes.map((theme) => (
          <div
            key={theme}
            className={`${theme} rounded-arot-card border border-arot-line bg-arot-canvas p-5 text-arot-ink`}
          >
            {children(theme)}
          </div>
        ))}
      </div>
    </ArotProvider>
  )
}

/** Every colour in both themes, with its contrast on each background where it must be readable. */
export function ColorTable() {
  return (
    <Panels>
      {(theme) => (
        <ul className="grid gap-3">
          {Object.entries(tokens.color).map(([name, token]) => (
            <li key={name} className="flex items-start gap-3">
              <span
                aria-hidden
                className="mt-0.5 size-10 shrink-0 rounded-arot-control border border-arot-line"
                style={{ background: `var(--arot-color-${name})` }}
              />
              <span className="grid gap-0.5">
                <code className="font-semibold text-arot-13">arot-{name}</code>
                <span className="text-arot-12 text-arot-muted">{token.description}</span>
                <Promises token={token} theme={theme} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panels>
  )
}

function Promises({ token, theme }: { token: Token<Color>; theme: Theme }) {
  const grounds = [...(token.extension.textOn ?? []), ...(token.extension.controlOn ?? [])]
  if (grounds.length === 0) return null
  const ratios = [...new Set(grounds)].map((ground) => {
    const ratio = contrast(valueIn(token, theme), valueIn(tokens.color[ground] as Token<Color>, theme))
    return `${ratio.toFixed(1)} on ${ground}`
  })
  return <span className="text-arot-12 text-arot-muted tabular-nums">{ratios.join(' · ')}</span>
}

/** Each size in its font family. */
export function TypeScale() {
  return (
    <ArotProvider>
      <ul className="light grid gap-4 text-arot-ink">
        {Object.entries(tokens.text).map(([name, { description }]) => (
          <li key={name} className="grid gap-1 border-arot-line border-b pb-4 last:border-0">
            <span className="text-arot-12 text-arot-muted">
              <code>text-arot-{name}</code> · {description}
            </span>
            <span
              className={Number(name) >= 24 ? 'font-arot-display font-bold tracking-tight' : 'font-arot-sans'}
              style={{ fontSize: `var(--arot-text-${name})`, lineHeight: 1.2 }}
            >
              Order by the carton, 4,820 in stock
            </span>
          </li>
        ))}
      </ul>
    </ArotProvider>
  )
}

/** A group of tokens as a list: the class, its value and its purpose. */
export function TokenList({
  group,
  prefix,
}: {
  group: 'radius' | 'size' | 'shadow' | 'duration' | 'layer' | 'breakpoint'
  prefix: string
}) {
  return (
    <ArotProvider>
      <ul className="light grid gap-3 text-arot-ink arot-sm:grid-cols-2">
        {Object.entries(tokens[group] as Record<string, Token<unknown>>).map(([name, { value, description }]) => (
          <li
            key={name}
            className="flex items-center gap-4 rounded-arot-tile border border-arot-line bg-arot-surface p-4"
          >
            <Sample group={group} name={name} />
            <span className="grid gap-0.5">
              <code className="font-semibold text-arot-13">
                {prefix}
                {name}
              </code>
              <span className="text-arot-12 text-arot-muted">{description}</span>
              <span className="text-arot-12 text-arot-muted tabular-nums">{figure(value)}</span>
            </span>
          </li>
        ))}
      </ul>
    </ArotProvider>
  )
}

function Sample({ group, name }: { group: string; name: string }) {
  if (group === 'radius') {
    return (
      <span
        aria-hidden
        className="size-14 border-2 border-arot-brand bg-arot-brand-soft"
        style={{ borderRadius: `var(--arot-radius-${name})` }}
      />
    )
  }
  if (group === 'shadow') {
    return (
      <span
        aria-hidden
        className="size-14 rounded-arot-tile border border-arot-line bg-arot-surface"
        style={{ boxShadow: `var(--arot-shadow-${name})` }}
      />
    )
  }
  return null
}

function figure(value: unknown) {
  if (typeof value === 'number') return String(value)
  if (value && typeof value === 'object' && 'value' in value && 'unit' in value) return `${value.value} ${value.unit}`
  return ''
}

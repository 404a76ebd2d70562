import type { ComponentType } from 'react'

/**
 * Several stories of one component in one picture, each under its name. Its story carries the tags
 * `['visual', '!dev', '!autodocs', '!test']`: out of the sidebar and the docs, drawn only by the pictures run.
 */
export function Composite({ stories }: { stories: Record<string, { Component: ComponentType }> }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 p-4">
      {Object.entries(stories).map(([name, { Component }]) => (
        <section key={name} className="grid min-w-0 gap-2">
          <h2 className="text-arot-12 text-arot-muted">{name}</h2>
          <div className="min-w-0">
            <Component />
          </div>
        </section>
      ))}
    </div>
  )
}

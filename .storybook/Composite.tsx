import type { ComponentType } from 'react'

type WithGlobals = { globals?: { direction?: unknown } }
type StoryEntry = { Component: ComponentType; input?: object }

/**
 * Several stories of one component in one picture, each under its name. Its story carries the tags
 * `['visual', '!dev', '!autodocs', '!test']`: out of the sidebar and the docs, drawn only by the pictures run.
 */
export function Composite({ stories }: { stories: Record<string, StoryEntry> }) {
  for (const [name, { input }] of Object.entries(stories)) {
    // It would turn the whole picture round, and the stories before it with it.
    if ((input as WithGlobals | undefined)?.globals?.direction)
      throw new Error(`${name} has a direction of its own: the Arabic pictures show it`)
  }
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

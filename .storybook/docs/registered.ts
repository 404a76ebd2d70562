import registry from '../../packages/ui/registry.json' with { type: 'json' }
import type { Registered } from '../../packages/ui/scripts/reference.ts'

/** What is known of a component, as it is shipped; a page of something that is none is a mistake. */
export function registered(name: string): Registered {
  const found = (registry.components as unknown as Registered[]).find((component) => component.name === name)
  if (!found) throw new Error(`${name} is no component`)
  return found
}

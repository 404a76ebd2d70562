import trade from '../../packages/trade/registry.json' with { type: 'json' }
import ui from '../../packages/ui/registry.json' with { type: 'json' }
import type { Registered } from '../../packages/ui/scripts/reference.ts'

const components = [...ui.components, ...trade.components] as unknown as Registered[]

/** What is known of a component; a page of something that is none is a mistake. */
export function registered(name: string): Registered {
  const found = components.find((component) => component.name === name)
  if (!found) throw new Error(`${name} is no component`)
  return found
}

import trade from '../../packages/trade/reference.json' with { type: 'json' }
import ui from '../../packages/ui/reference.json' with { type: 'json' }
import type { ComponentReference } from '../../packages/ui/scripts/reference.ts'

const components = [...ui.components, ...trade.components] as unknown as ComponentReference[]

/** What is known of a component; a page of something that is none is a mistake. */
export function componentReference(name: string): ComponentReference {
  const found = components.find((component) => component.name === name)
  if (!found) throw new Error(`${name} is no component`)
  return found
}

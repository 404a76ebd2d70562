// Replaces Storybook's preview when stories are rendered in Node. A story only gets its own and its file's decorators.
import { type ComponentType, createElement, type ReactNode } from 'react'

type Args = Record<string, unknown>
type Context = { args: Args; globals: object; parameters: object; tags: string[] }
type StoryInput = {
  render?: (args: Args, context: Context) => ReactNode
  args?: Args
  decorators?: Decorator | Decorator[]
  parameters?: object
  tags?: string[]
}
type Decorator = (Inner: ComponentType, context: Context) => ReactNode
type Meta = StoryInput & { component?: ComponentType<Args> }

export type Story = {
  input: StoryInput
  composed: StoryInput
  extend: (more: StoryInput) => Story
  Component: ComponentType
  Touched: ComponentType
}

function story(meta: Meta, input: StoryInput): Story {
  const args = { ...meta.args, ...input.args }
  const parameters = { ...meta.parameters, ...input.parameters }
  const decorators = [input.decorators ?? [], meta.decorators ?? []].flat()
  const draw = (values: Args) => {
    const context = { args: values, globals: { theme: 'light' }, parameters, tags: input.tags ?? [] }
    const plain = () => (input.render ?? meta.render ?? component(meta))(values, context)
    return decorators.reduce<ComponentType>((inner, decorate) => () => decorate(inner, context), plain)
  }
  return {
    input,
    composed: { ...meta, ...input, args },
    extend: (more) => story(meta, { ...input, ...more, args: { ...input.args, ...more.args } }),
    Component: draw(args),
    /** The same with a class of the host. */
    Touched: draw({ ...args, className: 'of-the-host' }),
  }
}

function component({ component: Subject }: Meta) {
  return (args: Args) => (Subject ? createElement(Subject, args) : null)
}

// biome-ignore lint/style/noDefaultExport: like the preview that it replaces
export default { meta: (meta: Meta) => ({ story: (input: StoryInput = {}) => story(meta, input) }) }

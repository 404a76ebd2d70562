import { pictured, type Template } from './template.ts'

/** Something that is only read. */
export const plain: Template = {
  component: ({ name, slot, lib }) => {
    const imports = [`import { cn } from '${lib('cn')}'`, "import type { ComponentProps } from 'react'"]
    // The formatter puts packages first.
    if (lib('cn').startsWith('.')) imports.reverse()
    return `${imports.join('\n')}

export type ${name}Props = ComponentProps<'div'>

/** What it is, and when to take it. */
export function ${name}({ className, ...props }: ${name}Props) {
  return <div data-slot="${slot}" {...props} className={cn('text-arot-14 text-arot-ink', className)} />
}
`
  },

  stories: ({ name, title }) => `import { expect } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { ${name} } from './${name}.tsx'

const meta = preview.meta({
  component: ${name},
  title: '${title}',
  args: { children: '${name}' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${name}')).toBeVisible()
  },
})

export const Playground = meta.story({})
${pictured('Default')}`,

  element: (name, text) => `<${name}>${text}</${name}>`,
  keys: "['Tab', 'passes it by: nothing in it can be pressed']",
}

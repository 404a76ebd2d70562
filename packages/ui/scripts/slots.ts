// Finds the `data-slot`s in the markup of each component of a library.
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Node, SourceFile } from 'typescript/unstable/ast'
import { isJsxAttribute, isJsxExpression, isStringLiteral, isTemplateExpression } from 'typescript/unstable/ast/is'
import type { Project } from 'typescript/unstable/sync'
import { components } from './components.ts'

/** The slots by component, including those composed of a name that the types list. */
export function slotsOf(project: Project, library: string) {
  const all = components(library)
  const found = new Map(all.map(({ name }) => [name, new Set<string>()]))
  for (const { name, path } of all) {
    const folder = dirname(join(library, 'src', path))
    for (const file of readdirSync(folder)) {
      if (!file.endsWith('.tsx') || /\.(stories|docs|fixtures|test)\./.test(file)) continue
      const source = project.program.getSourceFile(join(folder, file))
      if (!source) continue
      for (const slot of slotsIn(project, source)) found.get(ownerOf(slot, name, all))?.add(slot)
    }
  }
  return new Map([...found].map(([name, slots]) => [name, [...slots].sort()]))
}

/** The owner of a slot: several components can share a panel, so `drawer-header` belongs to the drawer. */
function ownerOf(slot: string, folder: string, all: { name: string }[]) {
  const own = folder.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase()
  if (slot === own || slot.startsWith(`${own}-`)) return folder
  const [first = ''] = slot.split('-')
  // The own slots of `NotificationList` begin with `notification-`, such as `notification-entry`.
  if (own.startsWith(`${first}-`)) return folder
  // `Alerts` shows one alert at a time, so its slots are in the singular.
  return all.find(({ name }) => [first, `${first}s`].includes(name.toLowerCase()))?.name ?? folder
}

function slotsIn({ checker }: Project, source: SourceFile) {
  const slots: string[] = []
  visit(source)
  return slots

  function visit(node: Node) {
    if (isJsxAttribute(node) && node.name.getText(source) === 'data-slot' && node.initializer) {
      const value = isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer
      if (value) slots.push(...textsOf(value))
    }
    node.forEachChild(visit)
  }

  function textsOf(value: Node): string[] {
    if (isStringLiteral(value)) return [value.text]
    if (!isTemplateExpression(value)) return literalsOf(value)
    return value.templateSpans.reduce(
      (starts, span) =>
        starts.flatMap((start) => literalsOf(span.expression).map((text) => `${start}${text}${span.literal.text}`)),
      [value.head.text],
    )
  }

  function literalsOf(value: Node) {
    const type = checker.getTypeAtLocation(value)
    const options = type?.isUnionType() ? (type.getTypes() ?? []) : type ? [type] : []
    return options.map((option) => {
      if (option.isStringLiteralType()) return option.value
      throw new Error(`${source.fileName}: the types do not say which slots ${value.getText(source)} may be`)
    })
  }
}

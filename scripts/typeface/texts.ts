// Every text in the source that a user may read: strings, templates and JSX text, without comments.
import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

export function textsOf(file: string) {
  const source = readFileSync(file, 'utf8')
  if (file.endsWith('.mdx')) return [source]
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const texts: string[] = []
  visit(program, texts)
  return texts
}

function visit(node: unknown, texts: string[]) {
  if (typeof node !== 'object' || node === null) return
  const { type, value } = node as { type?: string; value?: unknown }
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') texts.push(value)
  if (type === 'TemplateElement') texts.push((value as { cooked: string | null }).cooked ?? '')
  for (const child of Object.values(node)) visit(child, texts)
}

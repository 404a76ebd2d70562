// Reads the public types of every component with the compiler. The tables of the documentation pages, the reference and
// `llms.txt` come from it, and so do the tests of the public surface.
import { basename, join } from 'node:path'
import { isPropertySignatureDeclaration } from 'typescript/unstable/ast/is'
import { API, type Project, type Symbol as Sym, type Type } from 'typescript/unstable/sync'
import { components, ui } from './components.ts'
import { slotsOf } from './slots.ts'

export type Prop = {
  name: string
  type: string
  isRequired: boolean
  default?: string
  /** Set if a component's props have several shapes and the prop is not in all of them. */
  isInSome?: true
  description: string
}

export type Part = {
  name: string
  summary: string
  props: Prop[]
  /** The required attributes, once for each shape of the props: `['mode="login"', 'onSubmit']`. */
  usages: string[][]
  /** The element that gets all other attributes and the `ref`, such as `button`. */
  native?: string
}

export type NamedType = { name: string; text: string; description: string }
/** A function, or a value that is not a component. */
export type NamedFunction = { name: string; text: string; summary: string }

export type Surface = {
  name: string
  group: string
  entry: string
  /** The components, first the one with the name of the folder. */
  parts: Part[]
  functions: NamedFunction[]
  types: NamedType[]
  slots: string[]
}

/** With the component's own texts, by part, an example to copy, and the version that had it first: `next` before its release. */
export type ComponentReference = Surface & {
  words: Record<string, Record<string, string>>
  example: string
  since: string
}
/** `functions` and `types` are those without a component, all from the library's own entry. */
export type LibraryReference = {
  name: string
  version: string
  components: ComponentReference[]
  functions: NamedFunction[]
  types: NamedType[]
}

/** Several elements share these types, so the element comes from the source. */
const elements: Record<string, string | undefined> = {
  HTMLAnchorElement: 'a',
  HTMLButtonElement: 'button',
  HTMLDListElement: 'dl',
  HTMLDivElement: 'div',
  HTMLFieldSetElement: 'fieldset',
  HTMLFormElement: 'form',
  HTMLImageElement: 'img',
  HTMLInputElement: 'input',
  HTMLOListElement: 'ol',
  HTMLSelectElement: 'select',
  HTMLSpanElement: 'span',
  HTMLTableElement: 'table',
  HTMLTextAreaElement: 'textarea',
  HTMLUListElement: 'ul',
}

const noTruncation = 1
const inTypeAlias = 1 << 23
const alias = 1 << 21
const optional = 1 << 24

/** Everything that hosts can import: the exports of each component, and those without a component. */
export function readReference(library = ui): Pick<LibraryReference, 'functions' | 'types'> & { components: Surface[] } {
  const api = new API({ cwd: library })
  try {
    const file = join(library, 'tsconfig.json')
    const project = api.updateSnapshot({ openProject: file }).getProject(file)
    if (!project) throw new Error(`${file} is no project`)
    const slots = slotsOf(project, library)
    const found = components(library).map(({ name, group, path }) => ({
      name,
      group,
      entry: `@arot/${basename(library)}/${name}`,
      ...exportsIn(project, join(library, 'src', `${path}.tsx`), name),
      slots: slots.get(name) ?? [],
    }))
    const owned = new Set(found.flatMap(({ functions, types }) => [...functions, ...types].map(({ name }) => name)))
    const shared = exportsIn(project, join(library, 'src/index.ts'), '', declarationOf)
    const isShared = ({ name }: { name: string }) => !owned.has(name)
    return { components: found, functions: shared.functions.filter(isShared), types: shared.types.filter(isShared) }
  } finally {
    api.close()
  }
}

type Exports = Pick<Surface, 'parts' | 'functions' | 'types'>

function exportsIn(project: Project, file: string, name: string, textOfType = definitionOf): Exports {
  const { checker, program } = project
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${file} exports nothing`)
  const found: Exports = { parts: [], functions: [], types: [] }
  for (const exported of checker.getExportsOfModule(module)) sort(project, exported, found, textOfType)
  found.parts.sort((one, other) => Number(other.name === name) - Number(one.name === name))
  return found
}

/** Sorts an export into components, functions or types. */
function sort(project: Project, exported: Sym, { parts, functions, types }: Exports, textOfType: typeof definitionOf) {
  const { checker } = project
  const { name } = exported
  const symbol = exported.flags & alias ? checker.getAliasedSymbol(exported) : exported
  const summary = oneLine(checker.getDocumentationCommentOfSymbol(symbol))
  const value = symbol.valueDeclaration && checker.getTypeOfSymbol(symbol)
  if (!value) {
    types.push({ name, text: textOfType(project, symbol), description: summary })
    return
  }
  const signature = checker.getSignaturesOfType(value, 0)[0]
  if (signature && /^[A-Z]/.test(name) && !name.endsWith('Context')) {
    const [parameter] = signature.getParameters()
    const propsType = parameter && checker.getTypeOfSymbol(parameter)
    const source = symbol.valueDeclaration?.resolve()?.getSourceFile().text ?? ''
    parts.push({ name, summary, ...(propsType ? propsOf(project, propsType, source) : { props: [], usages: [[]] }) })
  } else {
    functions.push({ name, text: tidy(checker.typeToString(value, undefined, noTruncation)), summary })
  }
}

function propsOf({ checker }: Project, type: Type, source: string): Pick<Part, 'props' | 'usages' | 'native'> {
  const shapes = (type.isUnionType() ? type.getTypes() : undefined) ?? [type]
  const all = shapes.flatMap((shape) => checker.getPropertiesOfType(shape))
  const ref = all.find((symbol) => symbol.name === 'ref' && !isOurs(symbol))
  const native = ref && nativeOf(textOf(ref), source)
  const own = Map.groupBy(
    all.filter((symbol) => isOurs(symbol) && textOf(symbol) !== 'undefined'),
    (symbol) => symbol.name,
  )
  const props = [...own.values()].map((symbols) => propOf(symbols))
  return {
    props: props.sort((one, other) => Number(other.isRequired) - Number(one.isRequired)),
    usages: usagesOf(shapes),
    ...(native === undefined ? {} : { native }),
  }

  /** A prop, merged from each shape that has it. */
  function propOf(symbols: Sym[]): Prop {
    const [symbol] = symbols as [Sym]
    const initial = checker.getJsDocTagsOfSymbol(symbol).find((tag) => tag.name === 'default')?.text
    return {
      name: symbol.name,
      type: [...new Set(symbols.map((one) => sourceTypeOf(one) ?? textOf(one)))].join(' | '),
      isRequired: symbols.every(isNeeded),
      ...(initial === undefined ? {} : { default: oneLine(String(initial)) }),
      ...(symbols.length < shapes.length ? { isInSome: true as const } : {}),
      description: oneLine(checker.getDocumentationCommentOfSymbol(symbol)),
    }
  }

  /** The usages differ by their literals, such as `mode="login"`. */
  function usagesOf(shapes: readonly Type[]) {
    const usages = shapes.map((shape) =>
      checker
        .getPropertiesOfType(shape)
        .filter((symbol) => isOurs(symbol) && isNeeded(symbol) && textOf(symbol) !== 'undefined')
        .map((symbol) => (/^"[^"]*"$/.test(textOf(symbol)) ? `${symbol.name}=${textOf(symbol)}` : symbol.name)),
    )
    return [...new Map(usages.map((usage) => [usage.join(' '), usage])).values()]
  }

  function textOf(symbol: Sym) {
    const resolved = checker.getTypeOfSymbol(symbol)
    return resolved ? tidy(checker.typeToString(resolved, undefined, noTruncation)) : 'undefined'
  }
}

function isNeeded({ flags }: Sym) {
  return (flags & optional) === 0
}

function isOurs(symbol: Sym) {
  return symbol.declarations.some(({ path }) => /\/(ui|trade)\/src\//.test(path))
}

/** The type as in the source, with the names of longer types, which have their own entries. */
function sourceTypeOf(symbol: Sym) {
  const declared = symbol.declarations[0]?.resolve()
  if (!declared || !isPropertySignatureDeclaration(declared) || !declared.type) return undefined
  return tidy(declared.type.getText())
}

function nativeOf(ref: string, source: string) {
  const element = /<((?:HTML|SVG)\w*Element)>/.exec(ref)?.[1]
  if (element === undefined) return undefined
  return elements[element] ?? /ComponentProps<'(\w+)'>/.exec(source)?.[1] ?? 'element'
}

/** The declaration as in the source, with the comments of its fields. */
function declarationOf(project: Project, symbol: Sym) {
  return (
    symbol.declarations[0]
      ?.resolve()
      ?.getText()
      .replace(/^export /, '') ?? definitionOf(project, symbol)
  )
}

/** The definition of a type, on one line. */
function definitionOf({ checker }: Project, symbol: Sym) {
  return tidy(checker.typeToString(checker.getDeclaredTypeOfSymbol(symbol), undefined, noTruncation | inTypeAlias))
}

/** TypeScript also prints undefined, the paths of modules and the default arguments of ReactElement. */
function tidy(text: string) {
  return text
    .replaceAll(/import\("[^"]*"\)\./g, '')
    .replaceAll('ReactElement<unknown, string | JSXElementConstructor<any>>', 'ReactElement')
    .replaceAll(/\s+/g, ' ')
    .replace(/ \| undefined$/, '')
    .replace(/^undefined \| /, '')
    .replace(/^\((\(.*\) => [^()|]*)\)$/, '$1')
}

function oneLine(text: string) {
  return text.replaceAll(/\s+/g, ' ').trim()
}

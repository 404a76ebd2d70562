// Checks the size of every entry, and that it only contains what its source imports.
import { readFileSync, writeFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { components, exportsOf } from '../../packages/ui/scripts/components.ts'
import { ui } from './pack.ts'
import type { Check } from './report.ts'
import { importsOf } from './shape.ts'
import { type Contents, contents, type Weight, weigh } from './weight.ts'

/**
 * The Brotli bytes of each entry without React. In each dialog 0.2 kB keep it modal if a field takes the focus itself. In
 * each number field 0.3 kB are for controlled values and for the submitted value.
 */
const budgets: Record<string, number> = {
  // In every field 0.1 kB mark it as required.
  // In every form 0.1 kB keep changes that are made while it is sent.
  AuthForm: 12_200,
  // 0.2 kB show the supplier, 0.1 kB the number of reviews and the sizes of its picture.
  // 50 bytes align the foot of a card that cannot be bought, 0.1 kB keep short compounds on one line.
  ProductCard: 9_650,
  // 0.6 kB show the supplier and the verification, 1.2 kB are the gallery of its pictures.
  // The dialog for a large picture loads on demand in both, but counts. 0.1 kB show the smallest order and its value.
  // 5 kB are the quantity beside Buy, with the hint to the next price.
  // 50 bytes let the quantity be empty.
  // 50 bytes keep the caller's description of its quantity, as in every field.
  ProductDetail: 32_900,
  ProductGallery: 21_950,
  // Its cards show both prices. 50 bytes let a long text about the stock wrap.
  ProductGrid: 12_350,
  // It accepts dropped files, reorders and uploads them.
  PicturesField: 14_450,
  // 5 kB of each are the grid's keys, selection and sorting, 1.8 kB the editable cells with their message about a stale
  // value. 50 bytes are for the handle of a heading, which comes with useColumnWidths; 0.1 kB are groups of columns, 0.1 kB
  // hidden columns, 0.2 kB rows that open. useRowDetails is a separate entry.
  DataTable: 20_300,
  // 3.2 kB are for a quantity and Buy in the row, which starts with the smallest order.
  ProductTable: 23_250,
  // 1.1 kB are the price ladder and the rules for cartons and the smallest order value.
  // 0.1 kB show the price of the smallest purchase; 50 bytes render its errors before the focus moves.
  CheckoutDialog: 26_450,
  Dialog: 17_600,
  // It is a Dialog with useForm and a notice.
  FormDialog: 17_850,
  // It is a Dialog.
  Drawer: 17_750,
  Toast: 19_150,
  Alerts: 18_000,
  // 0.2 kB are for the uncontrolled value and for retries, 1.1 kB for several choices, 0.1 kB for the message at the limit.
  // Its fields for prices and orders load on demand, but count. 0.1 kB keep submitted numbers in their place. Another 0.1 kB
  // keep the focus when a pressed button disappears.
  Filters: 29_500,
  Menu: 32_000,
  // Includes the menu that a narrow screen uses for its actions.
  // 0.1 kB keep the focus out from behind it.
  BulkBar: 35_200,
  Popover: 32_000,
  // It is a Popover with checkboxes inside.
  ColumnPicker: 32_000,
  // 0.1 kB show how a figure was read, in any script, and 0.1 kB keep its place in a submitted form.
  PriceBreaksField: 13_100,
  // 40 kB of each are the engine: docs/decisions/2026-11-23-choosers.md
  Combobox: 53_000,
  MultiSelect: 54_000,
  CartList: 12_250,
  QuantityStepper: 12_400,
}
const usual = 12_000
/**
 * 33 kB are the engine of Combobox and MultiSelect: docs/decisions/2026-11-23-choosers.md
 * 3.3 kB are the filters by figures, a separate chunk. 0.1 kB are suppliers among the suggestions, and wrapping texts;
 * 0.1 kB keep submitted numbers in their place; 0.2 kB mark required fields, also as text; 1.4 kB select, group and resize
 * columns; 0.1 kB keep changes that are made while a form is sent; 1.4 kB open rows and export tables; 0.1 kB keep the
 * focus in view.
 */
const whole = 139_150
/** A quarter of it protects our styles from the host's rules: docs/decisions/2026-11-22-styles-that-hold.md */
const styleSheet = 17_650

type Entry = { name: string; alone: Weight; fromIndex: Contents }

const weights = join(ui, 'weights.json')
/** The documentation has weights in kilobytes. A change of less than this does not make them wrong. */
const tolerance = 0.5

export async function entriesOf(folder: string): Promise<{ checks: Check[]; table: string }> {
  const entries: Entry[] = []
  for (const { name, path } of components()) {
    const names = valuesOf(join(ui, 'src', `${path}.tsx`))
    entries.push({
      name,
      alone: await weigh(folder, `${path}.js`, names),
      fromIndex: await contents(folder, 'index.js', names),
    })
  }
  const library = await weigh(folder, 'index.js', valuesOf(join(ui, 'src/index.ts')))
  const styles = brotliCompressSync(readFileSync(join(folder, 'dist/styles/styles.css'))).length

  const rows: Row[] = [
    ...entries.map(({ name, alone }) => ({ name, bytes: alone.bytes, most: budgets[name] ?? usual })),
    { name: 'the whole library', bytes: library.bytes, most: whole },
    { name: 'styles.css', bytes: styles, most: styleSheet },
  ]
  const measured = Object.fromEntries(entries.map(({ name, alone }) => [name, Math.round(alone.bytes / 100) / 10]))
  if (process.argv.includes('--write')) writeFileSync(weights, `${JSON.stringify(measured, null, 2)}\n`)
  const documented: Record<string, number> = JSON.parse(readFileSync(weights, 'utf8'))
  const checks: Check[] = [
    {
      name: 'weights.json has the weight of each entry',
      run: () =>
        Object.keys({ ...documented, ...measured })
          .filter((name) => !(Math.abs((documented[name] ?? NaN) - (measured[name] ?? NaN)) <= tolerance))
          .map((name) => `${name} weighs ${measured[name]} kB: npm run weights`),
    },
    ...rows.map(({ name, bytes, most }) => ({
      name: `${name} weighs at most ${kilobytes(most)}`,
      run: () => (bytes <= most ? [] : [`it weighs ${kilobytes(bytes)}`]),
    })),
    ...Object.keys(budgets).map((name) => ({
      name: `there is a ${name} to weigh`,
      run: () => (entries.some((entry) => entry.name === name) ? [] : ['there is none']),
    })),
    {
      name: 'an entry holds only what its source imports',
      run: () => entries.flatMap(({ name, alone }) => strangers(folder, name, alone)),
    },
    {
      name: 'a component named from the index costs what its own entry costs',
      run: () => entries.flatMap(({ name, alone, fromIndex }) => surplus(name, alone, fromIndex)),
    },
    {
      name: 'a badge brings no dialog, and no Radix',
      run: () => {
        const badge = entries.find(({ name }) => name === 'Badge')
        return [...(badge?.alone.modules ?? ['no badge']), ...(badge?.alone.packages ?? [])].filter(
          (name) => /dialog|radix/i.test(name) || name === 'no badge',
        )
      },
    },
  ]
  return { checks, table: tableOf(rows) }
}

type Row = { name: string; bytes: number; most: number }

function strangers(folder: string, name: string, { modules, packages }: Weight) {
  const path = components().find((component) => component.name === name)?.path
  const reach = reachOf(join(folder, 'dist'), `${path}.js`)
  // Radix has many packages. The check of the index below detects unneeded ones.
  const hasRadix = [...reach.packages].some((name) => name.startsWith('@radix-ui/'))
  const hasAriakit = reach.packages.has('@ariakit/react')
  const isNamed = (found: string) =>
    reach.packages.has(found) || (hasRadix && isOfRadix(found)) || (hasAriakit && isOfAriakit(found))
  return [
    ...modules.filter((module) => !reach.modules.has(module)).map((module) => `${name} holds ${module}`),
    ...packages.filter((found) => !isNamed(found)).map((found) => `${name} holds ${found}`),
  ]
}

function surplus(name: string, alone: Weight, fromIndex: Contents) {
  const more = [...fromIndex.modules, ...fromIndex.packages].filter(
    (found) => found !== 'index.js' && !alone.modules.includes(found) && !alone.packages.includes(found),
  )
  return more.map((found) => `${name} from the index also holds ${found}`)
}

/** All modules and packages that a module imports, directly or indirectly. */
function reachOf(dist: string, start: string) {
  const modules = new Set<string>()
  const packages = new Set<string>()
  const waiting = [start]
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (modules.has(module)) continue
    modules.add(module)
    for (const target of importsOf(join(dist, module))) {
      if (target.startsWith('.')) waiting.push(normalize(join(module, '..', target)))
      else packages.add(target.match(/^(?:@[^/]+\/)?[^/]+/)?.[0] ?? target)
    }
  }
  return { modules, packages }
}

function isOfRadix(name: string) {
  return /^(@radix-ui|@floating-ui|aria-hidden|react-remove-scroll|react-style-singleton|use-|get-nonce|tslib)/.test(
    name,
  )
}

function isOfAriakit(name: string) {
  return /^(@ariakit|@floating-ui|use-sync-external-store)/.test(name)
}

function valuesOf(file: string) {
  return exportsOf(file)
    .filter(({ isType }) => !isType)
    .map(({ name }) => name)
}

function tableOf(rows: Row[]) {
  return rows.map(({ name, bytes, most }) => `${name.padEnd(28)}${kilobytes(bytes)} of ${kilobytes(most)}`).join('\n')
}

function kilobytes(bytes: number) {
  return `${(bytes / 1000).toFixed(2)} kB`.padStart(9)
}

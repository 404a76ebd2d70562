// Every entry has its price, and buys nothing but what its source names.
import { readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { components, exportsOf } from '../../packages/ui/scripts/components.ts'
import { ui } from './pack.ts'
import type { Check } from './report.ts'
import { importsOf } from './shape.ts'
import { type Contents, contents, type Weight, weigh } from './weight.ts'

/**
 * Brotli bytes of each entry, React left out. 0.2 kB of each dialog keep it modal with a field that takes the focus itself;
 * 0.3 kB of each number field are that it can be controlled, and what a form submits of it.
 */
const budgets: Record<string, number> = {
  // 0.1 kB of every field, and of what has fields, is the mark of what is required.
  // 0.1 kB of every form keep what is changed while it is sent.
  AuthForm: 12_150,
  // 0.2 kB of it say who sells, 0.1 kB how many reviews its rating is of, and the sizes of its picture.
  // 50 bytes keep the foot of a card that cannot be bought like its neighbours', 0.1 kB short compounds on one line.
  ProductCard: 9_650,
  // 50 bytes are the look of a button that is disabled from outside.
  HotDeals: 12_650,
  MyProducts: 12_550,
  // 0.6 kB of it say who sells, and whether they are verified; 1.2 kB are the gallery of its pictures.
  // The dialog that shows one large comes late, in both, but it counts. 0.1 kB say the smallest order and its value.
  // 5 kB are the quantity beside Buy, with the way to the next price.
  // 50 bytes let the quantity be empty.
  // 50 bytes keep the description that a caller gives its quantity, as in every field.
  ProductDetail: 32_900,
  ProductGallery: 21_950,
  // Its cards say both prices. 50 bytes let a long text about their stock wrap.
  ProductGrid: 12_350,
  // It drops, orders and sends files.
  PicturesField: 14_450,
  // 5 kB of each are the grid's keys, selection and order, 1.8 kB more the fields of its cells, where columns have them, and
  // what they say where a cell has changed meanwhile. 50 bytes let a head have a handle, which comes with useColumnWidths;
  // 0.1 kB are groups of columns, 0.1 kB that a host may take columns away, 0.2 kB that rows open: useRowDetails is apart.
  DataTable: 20_300,
  // 3.2 kB of it type a quantity and buy it in the row, the smallest that can be bought at first.
  ProductTable: 23_250,
  // 2.0 kB of it read numbers as people write them: docs/decisions/2026-11-22-numbers.md
  // 0.1 kB are the sizes of its fields, and that they tell their values.
  // 2.5 kB are what a wholesaler adds: article number, carton, days and price steps; 5.2 kB are several pictures,
  // 0.1 kB the warning of a stock that nobody can buy.
  // 0.2 kB are its sections. 0.1 kB let the field of its pictures hold one picture.
  // 0.4 kB of each form are useForm, which all of them share.
  ProductForm: 24_450,
  // 1.1 kB of it are the ladder of prices and the rules of cartons and of a smallest value.
  // 0.1 kB say what the smallest purchase costs; 50 bytes draw its errors before the focus moves.
  CheckoutDialog: 26_400,
  Dialog: 17_600,
  // It is a Dialog, with useForm around a notice.
  FormDialog: 17_850,
  // It is what a dialog is.
  Drawer: 17_750,
  Toast: 19_150,
  Alerts: 18_000,
  // 0.2 kB are that they keep their own value, and wait for what is tried again; 1.1 kB that several can be chosen, 0.1 kB
  // that it says when no more can.
  // Its fields for prices and orders come late, but they count. 0.1 kB keep submitted numbers in their place.
  Filters: 29_350,
  Menu: 32_000,
  // On a narrow screen its actions are in a menu.
  BulkBar: 35_000,
  Popover: 32_000,
  // It is a Popover with checkboxes.
  ColumnPicker: 32_000,
  // 0.1 kB is room for what is understood of a figure, in any script, and 0.1 kB for its place in a submitted form.
  PriceBreaksField: 13_100,
  // It asks by the one and shows by the ladder, 0.1 kB of which find where it begins.
  PricesForm: 16_100,
  // 40 kB of each are the engine: docs/decisions/2026-11-23-choosers.md
  Combobox: 53_000,
  MultiSelect: 54_000,
  CartList: 12_250,
  QuantityStepper: 12_400,
}
const usual = 12_000
/**
 * 33 kB of it are the engine of Combobox and MultiSelect: docs/decisions/2026-11-23-choosers.md
 * 3.6 kB are prices that fall with the quantity, the forms that ask for them, and their history; 3.3 kB what filters ask of
 * figures, which is a file of its own. 0.1 kB are suppliers among the suggestions, and texts that wrap; 0.1 kB
 * numbers in their place in a submitted form; 0.2 kB the mark of what is required, in words too;
 * 1.4 kB choose columns, group them and make them wider; 0.1 kB keep what is changed while a form is sent;
 * 1.3 kB open rows and write tables as files.
 */
const whole = 145_300
/** A quarter of it is that it holds against a host’s rules: docs/decisions/2026-11-22-styles-that-hold.md */
const styleSheet = 17_600

type Entry = { name: string; alone: Weight; fromIndex: Contents }

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
  const checks: Check[] = [
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
  // Radix' parts stand on many packages; the index check below would see one that nobody asked for.
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

/** All modules and packages that a module leads to. */
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

// Every entry has its price, and buys nothing but what its source names.
import { readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { components, exportsOf } from '../../packages/ui/scripts/components.ts'
import { ui } from './pack.ts'
import type { Check } from './report.ts'
import { importsOf } from './shape.ts'
import { contents, type Weight, weigh } from './weight.ts'

/** Brotli bytes of each entry, React left out. */
const budgets: Record<string, number> = {
  // 0.2 kB of it say who sells.
  ProductCard: 9_300,
  // 0.6 kB of it say who sells, and whether they are verified.
  ProductDetail: 12_600,
  // 5 kB of each are the grid's keys, selection and order, 1.4 kB more the fields of its cells, where columns have them.
  DataTable: 19_000,
  // 3.1 kB of it type a quantity and buy it in the row.
  ProductTable: 21_200,
  // 2.0 kB of it read numbers as people write them: docs/decisions/2026-11-22-numbers.md
  // 0.1 kB are the sizes of its fields, and that they tell their values.
  // 2.5 kB are what a wholesaler adds: article number, carton, days and price steps.
  ProductForm: 17_200,
  // 1.0 kB of it are the ladder of prices and the rule of cartons.
  CheckoutDialog: 24_200,
  Dialog: 17_500,
  // It is what a dialog is.
  Drawer: 17_500,
  Toast: 19_000,
  Alerts: 18_000,
  // 0.2 kB are that they keep their own value, and wait for what is tried again; 1.1 kB that several can be chosen, 0.1 kB
  // that it says when no more can.
  // Its fields for prices and orders come late, but they count.
  Filters: 28_200,
  Menu: 32_000,
  // On a narrow screen its actions are in a menu.
  BulkBar: 35_000,
  Popover: 32_000,
  // Both are dialogs; OrderActs brings them late, but they count.
  DeclineOrderDialog: 20_000,
  ShipOrderDialog: 20_500,
  OrderActs: 24_000,
  OrderDetail: 29_500,
  // On a phone its fields are in a dialog.
  OrderFilters: 20_800,
  // Both have a bar for those that are chosen, whose actions are in a menu where it is narrow.
  OrderCards: 40_000,
  OrderTable: 44_500,
  SupplierForm: 12_300,
  // It asks for a reason in a dialog.
  VerificationRequests: 21_200,
  PriceBreaksField: 12_300,
  // It asks by the one and shows by the ladder.
  PricesForm: 14_600,
  // 40 kB of each are the engine: docs/decisions/2026-11-23-choosers.md
  Combobox: 53_000,
  MultiSelect: 54_000,
}
const usual = 12_000
/**
 * 33 kB of it are the engine of Combobox and MultiSelect: docs/decisions/2026-11-23-choosers.md
 * 8 kB are an order: its state, its acts with their dialogs, its way and its page; 3 kB more orders in lists and notices.
 * 3.6 kB are prices that fall with the quantity, the forms that ask for them, and their history; 3.3 kB what filters ask of
 * figures, which is a file of its own. 3.7 kB are who sells: their page, their forms, and who verifies them.
 */
const whole = 145_000
/**
 * A quarter of it is that it holds against a host’s rules: docs/decisions/2026-11-22-styles-that-hold.md
 * 0.3 kB are one row of controls on a phone, pages that grow with the screen, and the ladder of prices; 0.1 kB is who sells.
 */
const styleSheet = 16_500

type Entry = { name: string; alone: Weight; fromIndex: Weight }

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

function surplus(name: string, alone: Weight, fromIndex: Weight) {
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
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(8)
}

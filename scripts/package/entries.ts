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
  // 0.2 kB of it say who sells, 0.1 kB how many reviews its rating is of, and the sizes of its picture.
  // 50 bytes keep the foot of a card that cannot be bought like its neighbours', 0.1 kB short compounds on one line.
  ProductCard: 9_650,
  HotDeals: 12_600,
  MyProducts: 12_550,
  // 0.6 kB of it say who sells, and whether they are verified; 1.2 kB are the gallery of its pictures.
  // The dialog that shows one large comes late, in both, but it counts. 0.1 kB say the smallest order and its value.
  // 5 kB are the quantity beside Buy, with the way to the next price.
  // 50 bytes let the quantity be empty.
  ProductDetail: 32_750,
  ProductGallery: 21_950,
  // Its cards say both prices.
  ProductGrid: 12_300,
  // It drops, orders and sends files.
  PicturesField: 14_300,
  // 5 kB of each are the grid's keys, selection and order, 1.8 kB more the fields of its cells, where columns have them, and
  // what they say where a cell has changed meanwhile.
  DataTable: 19_600,
  // 3.2 kB of it type a quantity and buy it in the row, the smallest that can be bought at first.
  ProductTable: 22_350,
  // 2.0 kB of it read numbers as people write them: docs/decisions/2026-11-22-numbers.md
  // 0.1 kB are the sizes of its fields, and that they tell their values.
  // 2.5 kB are what a wholesaler adds: article number, carton, days and price steps; 5.2 kB are several pictures,
  // 0.1 kB the warning of a stock that nobody can buy.
  // 0.2 kB are its sections. 0.1 kB let the field of its pictures hold one picture.
  ProductForm: 23_650,
  // 1.1 kB of it are the ladder of prices and the rules of cartons and of a smallest value.
  // 0.1 kB say what the smallest purchase costs.
  CheckoutDialog: 25_350,
  Dialog: 17_600,
  // It is what a dialog is.
  Drawer: 17_750,
  Toast: 19_150,
  Alerts: 18_000,
  // 0.2 kB are that they keep their own value, and wait for what is tried again; 1.1 kB that several can be chosen, 0.1 kB
  // that it says when no more can.
  // Its fields for prices and orders come late, but they count.
  Filters: 28_850,
  Menu: 32_000,
  // On a narrow screen its actions are in a menu.
  BulkBar: 35_000,
  Popover: 32_000,
  // Both are dialogs; OrderActs brings them late, but they count.
  DeclineOrderDialog: 20_000,
  ShipOrderDialog: 20_500,
  // 0.5 kB put a shipment right, 0.5 kB show what was put right and whose number it is.
  OrderActs: 24_550,
  OrderDetail: 31_150,
  // On a phone its fields are in a dialog. 0.1 kB make an empty date pale in every browser.
  OrderFilters: 21_150,
  // Both have a bar for those that are chosen, whose actions are in a menu where it is narrow; 0.3 kB of the table say what a
  // cell holds by now.
  // 0.2 kB close the bar without a hole, with the focus on what became of them.
  OrderCards: 40_800,
  OrderTable: 45_300,
  // One more mark and one more sentence for each thing that is told, an offer's price and a reason.
  NoticeList: 13_050,
  // An offer asks in a dialog, for a quantity, a price and a day.
  // 1.0 kB ask about the terms as they are by now, 0.2 kB say what became of them meanwhile.
  OfferDialog: 27_450,
  OfferActs: 23_950,
  OfferDetail: 31_250,
  OfferCards: 12_450,
  OfferTable: 18_500,
  // An operator is asked for a reason in a dialog.
  ReviewList: 22_850,
  // 50 bytes are the titles of its sections.
  // 5.9 kB upload the logo.
  SupplierForm: 19_000,
  // 4.2 kB upload the document.
  VerificationPanel: 16_150,
  // It asks for a reason in a dialog.
  VerificationRequests: 22_250,
  // 0.1 kB is room for what is understood of a figure, in any script.
  PriceBreaksField: 12_750,
  // It asks by the one and shows by the ladder.
  PricesForm: 14_950,
  // 40 kB of each are the engine: docs/decisions/2026-11-23-choosers.md
  Combobox: 53_000,
  MultiSelect: 54_000,
  // Cells, the bar for those that are chosen, and a dialog that shows what becomes of them.
  OwnProductsTable: 57_000,
  // 0.3 kB take price steps along.
  BulkEditDialog: 32_650,
  // A file is dropped, and its rows are shown in a table however many they are.
  // 0.9 kB match the columns of a file whose headings are not all known.
  ImportPanel: 24_650,
  ImportReport: 18_500,
  CartList: 12_250,
  QuantityStepper: 12_250,
}
const usual = 12_000
/**
 * 33 kB of it are the engine of Combobox and MultiSelect: docs/decisions/2026-11-23-choosers.md
 * 8 kB are an order: its state, its acts with their dialogs, its way and its page; 3 kB more orders in lists and notices.
 * 3.6 kB are prices that fall with the quantity, the forms that ask for them, and their history; 3.3 kB what filters ask of
 * figures, which is a file of its own. 3.7 kB are who sells: their page, their forms, and who verifies them.
 * 19 kB are what is agreed on, what buyers say, pictures that are dropped, and a supplier's table and files.
 * 0.4 kB are a picture as large as the screen, and a tone for what went well. 2.9 kB are what an offer and an order
 * say of themselves before and after they bind, and what a file's rows are told of. 0.8 kB are the smallest order value, a
 * stock that nobody can buy, what became of an offer while it is answered, and fields that work where nothing is laid out.
 * 0.3 kB are the smallest purchase at the checkout, carts and orders on paper, and empty dates.
 * 0.5 kB are the buy box and short compounds on one line; 1.8 kB are forms in sections, notices to do with their settings,
 * and columns that are matched. 0.8 kB are number fields that can be controlled and submitted, row headers, and dialogs that
 * stay modal. 0.3 kB are a logo and a document that are uploaded.
 */
const whole = 175_050
/**
 * A quarter of it is that it holds against a host’s rules: docs/decisions/2026-11-22-styles-that-hold.md
 * 0.3 kB are one row of controls on a phone, pages that grow with the screen, and the ladder of prices; 0.1 kB is who sells.
 * 0.4 kB are stars to choose, a gallery that is swiped, and cells that say what they hold by now; 0.1 kB a tone for what went well.
 * 1 kB are the components of trade, whose own classes were missing. 0.15 kB are dates in WebKit and carts on paper.
 * 0.1 kB are forms in sections, the rows of notices, and the columns that an owner sees on a phone.
 * 0.3 kB are a buy box with a bar on a phone, and the rim of goods in dark.
 */
const styleSheet = 18_450

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
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(8)
}

// The steps of docs/new-field.md for a field that no product has: its shelf life in days.

export type Step = {
  file: string
  /** A new file has no mark. The first line goes after the first line with the mark, and so on; each mark gets one. */
  mark?: string
  lines: readonly string[]
}

const contract = 'packages/contract/src'
const form = 'packages/trade/src/ProductForm'
const detail = 'packages/ui/src/marketplace/ProductDetail'
const messages = 'packages/ui/src/messages'
const formMessages = 'packages/trade/src/messages'

export const steps: readonly Step[] = [
  {
    file: `${contract}/catalog/fields.ts`,
    mark: '  leadDays: {',
    lines: ["shelfLifeDays: { column: 'shelf_life_days', type: 'smallint', heading: 'shelf_life_days', empty: null },"],
  },
  { file: `${contract}/values/limits.ts`, mark: 'leadDays:', lines: ['shelfLifeDays: 3650,'] },
  {
    file: `${contract}/catalog/rules.ts`,
    mark: 'leadDays',
    lines: [
      'shelfLifeDays,',
      "if (shelfLifeDays != null) problems.shelfLifeDays = units('Shelf life', shelfLifeDays, 0, limits.shelfLifeDays)",
    ],
  },
  {
    file: `${contract}/bulk/import-headings.ts`,
    mark: '  rating: {',
    lines: [
      "shelf_life_days: { english: 'Shelf life in days', bengali: 'মেয়াদের দিন', sample: '90', usual: ['shelf life'] },",
    ],
  },
  {
    file: 'packages/api/src/platform/db/migrations/9999_shelf_life.sql',
    lines: ['ALTER TABLE products ADD COLUMN shelf_life_days smallint CHECK (shelf_life_days BETWEEN 0 AND 3650);'],
  },
  {
    file: 'packages/ui/src/marketplace/product.ts',
    mark: '  leadDays?:',
    lines: ['shelfLifeDays?: number | undefined'],
  },
  { file: `${form}/wholesale.ts`, mark: '  leadDays:', lines: ['shelfLifeDays: null,'] },
  {
    file: `${form}/labels.ts`,
    mark: ' leadDays: ',
    lines: [
      "shelfLifeDays: 'Shelf life',",
      "shelfLifeDays: 'Days it keeps.',",
      "shelfLifeDays: 'Enter whole days, 0 or more',",
    ],
  },
  {
    file: `${detail}/facts.ts`,
    mark: 'leadDays !==',
    lines: [
      'product.shelfLifeDays !== undefined && { term: words.shelfLife, fact: formatNumber(product.shelfLifeDays, locale) },',
    ],
  },
  {
    file: `${detail}/labels.ts`,
    mark: ' leadTime: ',
    lines: ['shelfLife: string', "shelfLife: 'Shelf life in days',"],
  },
  { file: `${messages}/bengali.ts`, mark: ' leadTime: ', lines: ["shelfLife: 'মেয়াদের দিন',"] },
  { file: `${messages}/arabic.ts`, mark: ' leadTime: ', lines: ["shelfLife: 'أيام الصلاحية',"] },
  { file: `${messages}/german.ts`, mark: ' leadTime: ', lines: ["shelfLife: 'Haltbarkeit in Tagen',"] },
  { file: 'packages/app/src/platform/i18n/bengaliRules.ts', mark: "'Lead time':", lines: ["'Shelf life': 'মেয়াদ',"] },
  {
    file: `${formMessages}/bengali.ts`,
    mark: ' leadDays: ',
    lines: [
      "shelfLifeDays: 'মেয়াদ',",
      "shelfLifeDays: 'যত দিন ভালো থাকে।',",
      "shelfLifeDays: 'পূর্ণ দিন দিন, ০ বা তার বেশি',",
    ],
  },
  {
    file: `${formMessages}/arabic.ts`,
    mark: ' leadDays: ',
    lines: [
      "shelfLifeDays: 'الصلاحية',",
      "shelfLifeDays: 'أيام الصلاحية.',",
      "shelfLifeDays: 'أدخل أيامًا كاملة، 0 أو أكثر',",
    ],
  },
  {
    file: `${formMessages}/german.ts`,
    mark: ' leadDays: ',
    lines: [
      "shelfLifeDays: 'Haltbarkeit',",
      "shelfLifeDays: 'Tage, die es haltbar ist.',",
      "shelfLifeDays: 'Geben Sie ganze Tage ab 0 ein',",
    ],
  },
]

'use client'

import type { Product } from '@arot/ui'
import { Badge } from '@arot/ui/Badge'
import { choiceEdit, type DataColumn, numberEdit, textEdit } from '@arot/ui/DataTable'
import { cn } from '@arot/ui/internal/lib/cn'
import { formatMoney } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { unbroken } from '@arot/ui/internal/lib/withoutBreaks'
import { tintOf } from '@arot/ui/internal/marketplace/category'
import { purchaseAvailability } from '@arot/ui/internal/marketplace/prices'
import { Link } from '@arot/ui/Link'
import { Picture } from '@arot/ui/Picture'
import { useCategoryName } from '@arot/ui/useCategoryName'
import { Check } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { writeCell } from '../formatCell.ts'
import { type CellChange, type CellField, cellOf } from '../workspace.ts'
import type { OwnProductsTableLabels } from './labels.ts'
import type { useCells } from './useCells.ts'

type OwnColumns = {
  hrefFor: (product: Product) => string
  updateHrefFor: (product: Product) => string
  pricesHrefFor: ((product: Product) => string) | undefined
  commit: ReturnType<typeof useCells>['commit']
  /** The last change, whose cells are marked. */
  changes: readonly CellChange[]
  words: OwnProductsTableLabels
  isPhone: boolean
}

const twoLines = 'wrap-anywhere line-clamp-2 print:line-clamp-none'
// Three lines in a phone's smaller font are about as high as two on a desktop.
const nameLines =
  'wrap-break-word line-clamp-3 text-arot-13 arot-md:line-clamp-2 arot-md:text-arot-14 print:line-clamp-none'
const link = 'arot-focus rounded-xs underline-offset-4 hover:underline'
const act = cn(
  link,
  'inline-flex h-arot-control-sm items-center font-semibold text-arot-brand hover:text-arot-brand-strong',
)

/**
 * The columns of a supplier's own products. The name stays visible while the rest scrolls. A 360 px phone has room for the
 * checkbox, the name, the stock and the price; a desktop shows all columns.
 */
export function useOwnColumns({ hrefFor, updateHrefFor, pricesHrefFor, commit, changes, words, isPhone }: OwnColumns) {
  const { locale, currency } = useHost()
  const categoryName = useCategoryName()
  const marked = useMemo(() => new Set(changes.map(({ id, field }) => `${field} ${id}`)), [changes])

  return useMemo<DataColumn<Product>[]>(() => {
    const title = (field: CellField) => ({ id: field, title: words.fields[field], sortBy: true as const })

    function drawCell(product: Product, field: CellField, className?: string): ReactNode {
      const text = writeCell(field, cellOf(product, field), words.states, { locale, currency })
      return (
        <span className="inline-flex min-w-0 items-center gap-1">
          {marked.has(`${field} ${product._id}`) ? (
            <Check role="img" aria-label={words.changedMark} className="size-3.5 shrink-0 text-arot-brand" />
          ) : null}
          <span className={cn('text-arot-ink', className)}>{text}</span>
        </span>
      )
    }

    const figure = (field: 'mainQuantity' | 'minQuantity' | 'orderMultiple' | 'price', width: number) => ({
      ...title(field),
      width,
      align: 'figure' as const,
      cell: (product: Product) =>
        drawCell(product, field, field === 'mainQuantity' && isScarce(product) ? scarce : undefined),
      edit: numberEdit<Product>({
        value: (product) => cellOf(product, field),
        hasDecimals: field === 'price',
        onCommit: (product, value) => commit(product, field, value),
      }),
    })

    return [
      {
        id: 'name',
        isRowHeader: true,
        title: words.name,
        width: { min: isPhone ? 7 : 16, share: 1 },
        pin: 'start',
        sortBy: true,
        cell: (product) => (
          <span className="flex min-w-0 items-center gap-3">
            <Picture
              src={product.image}
              alt=""
              tint={tintOf(product.category)}
              className="size-8 shrink-0 rounded-arot-control max-arot-md:hidden"
            />
            <Link href={hrefFor(product)} className={cn(link, nameLines, 'font-medium text-arot-ink')}>
              <bdi>{unbroken(product.name)}</bdi>
            </Link>
          </span>
        ),
      },
      figure('mainQuantity', isPhone ? 4.625 : 5.5),
      figure('price', isPhone ? 5.75 : 6.5),
      figure('minQuantity', 6.5),
      figure('orderMultiple', 5.5),
      ...(pricesHrefFor === undefined ? [] : [ladderColumn(pricesHrefFor, words, currency, locale)]),
      {
        ...title('sku'),
        width: 7,
        cell: (product) => drawCell(product, 'sku', 'wrap-anywhere line-clamp-2'),
        edit: textEdit({
          value: (product) => cellOf(product, 'sku'),
          onCommit: (product, value) => commit(product, 'sku', value.trim()),
        }),
      },
      {
        id: 'category',
        title: words.category,
        width: 6.5,
        sortBy: true,
        cell: ({ category }) => <span className={twoLines}>{categoryName(category)}</span>,
      },
      {
        ...title('withdrawn'),
        width: 7.25,
        cell: (product) => (
          <Badge tone={product.withdrawn ? 'warning' : 'neutral'}>
            {product.withdrawn ? words.states.withdrawn : words.states.published}
          </Badge>
        ),
        edit: choiceEdit({
          options: [
            { value: 'published', label: words.states.published },
            { value: 'withdrawn', label: words.states.withdrawn },
          ],
          value: (product) => (product.withdrawn ? 'withdrawn' : 'published'),
          onCommit: (product, value) => commit(product, 'withdrawn', value === 'withdrawn'),
        }),
      },
      {
        id: 'action',
        title: words.action,
        width: 5.25,
        isOnPaper: false,
        cell: (product) => (
          <Link href={updateHrefFor(product)} aria-label={`${words.update} ${product.name}`} className={act}>
            {words.update}
          </Link>
        ),
      },
    ]
  }, [hrefFor, updateHrefFor, pricesHrefFor, commit, marked, words, isPhone, locale, currency, categoryName])
}

/** The lowest price of the ladder, as a link to the page that edits it. */
function ladderColumn(
  hrefFor: (product: Product) => string,
  words: OwnProductsTableLabels,
  currency: string,
  locale: string,
): DataColumn<Product> {
  return {
    id: 'ladder',
    title: words.ladder,
    width: 6.5,
    cell: (product) => {
      const least = product.priceBreaks?.at(-1)?.price
      const label = least === undefined ? words.addLadder : words.from(formatMoney(least, currency, locale))
      return (
        <Link href={hrefFor(product)} aria-label={words.ladderOf(label, product.name)} className={act}>
          {label}
        </Link>
      )
    },
  }
}

const scarce = 'font-semibold text-arot-signal-strong'

function isScarce(product: Product) {
  const stock = purchaseAvailability(product)
  return stock === 'out' || stock === 'short'
}

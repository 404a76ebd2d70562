'use client'

import type { Product } from '@arot/ui'
import type { DataSort } from '@arot/ui/DataTable'
import { useHost } from '@arot/ui/internal/lib/host'
import { useMemo, useRef, useState } from 'react'
import { cellOf } from '../workspace.ts'

const keys: Record<string, (product: Product) => string | number> = {
  name: ({ name }) => name,
  sku: (product) => cellOf(product, 'sku'),
  category: ({ category }) => category,
  mainQuantity: ({ mainQuantity }) => mainQuantity,
  minQuantity: ({ minQuantity }) => minQuantity,
  orderMultiple: (product) => cellOf(product, 'orderMultiple'),
  price: ({ price }) => price,
  withdrawn: (product) => Number(cellOf(product, 'withdrawn')),
}

/** Sorts only when the user asks. An edit never moves a row, because the user would lose sight of it. */
export function useSteadySort(products: readonly Product[] | undefined) {
  const { locale } = useHost()
  const [sort, setSort] = useState<DataSort | null>(null)
  const order = useRef<{ sort: DataSort | null; places: Map<string, number> }>(undefined)

  const rows = useMemo(() => {
    if (products === undefined || sort === null) return products
    const places = order.current?.sort === sort ? order.current.places : new Map<string, number>()
    // The set of products changed, so the remembered places no longer apply.
    if (places.size !== products.length || products.some(({ _id }) => !places.has(_id))) {
      places.clear()
      for (const { _id } of sortProducts(products, sort, locale)) places.set(_id, places.size)
    }
    order.current = { sort, places }
    const steady: Product[] = new Array(products.length)
    for (const product of products) steady[places.get(product._id) as number] = product
    return steady
  }, [products, sort, locale])

  return { rows, sort, setSort }
}

function sortProducts(products: readonly Product[], { column, direction }: DataSort, locale: string) {
  const key = keys[column] ?? (keys.name as (product: Product) => string)
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const sign = direction === 'descending' ? -1 : 1
  return products
    .map((product) => ({ _id: product._id, key: key(product) }))
    .sort(
      ({ key: one }, { key: other }) =>
        sign *
        (typeof one === 'number' && typeof other === 'number' ? one - other : compare(String(one), String(other))),
    )
}

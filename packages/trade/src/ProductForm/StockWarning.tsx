'use client'

import { formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { smallestOrder } from '@arot/ui/internal/marketplace/product'
import { Notice } from '@arot/ui/Notice'
import type { ProductFormLabels } from './labels.ts'

type StockWarningProps = {
  /** The numbers in the fields; null while the text is not a number. */
  stock: number | null
  minimum: number | null
  carton: number | null
  labels: ProductFormLabels
}

/** A warning about a stock that does not fill one order, so nobody can buy. It can be saved. */
export function StockWarning({ stock, minimum, carton, labels }: StockWarningProps) {
  const { locale } = useHost()
  if (stock === null || minimum === null) return null
  const least = smallestOrder({ minQuantity: minimum, orderMultiple: carton && carton >= 1 ? carton : 1 })
  if (stock >= least) return null
  const { title, text } = labels.tooLittleStock
  return (
    <Notice
      tone="warning"
      title={title}
      text={text(formatNumber(least, locale), least)}
      className="arot-md:col-span-2"
    />
  )
}

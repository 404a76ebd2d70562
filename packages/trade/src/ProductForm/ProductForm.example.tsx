import { ProductForm } from '@arot/trade/ProductForm'
import { useState } from 'react'

export function ProductFormExample() {
  const [added, setAdded] = useState('')
  return (
    <div className="grid gap-3">
      <ProductForm
        onSubmit={async ({ name, mainQuantity, minQuantity }) => {
          if (minQuantity > mainQuantity) return { fields: { minQuantity: 'Enter no more than there are in stock' } }
          setAdded(`${name} is in the market: ${mainQuantity} units.`)
          return undefined
        }}
      />
      <p aria-live="polite">{added}</p>
    </div>
  )
}

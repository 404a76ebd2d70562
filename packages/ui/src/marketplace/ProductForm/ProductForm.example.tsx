import { ProductForm } from '@arot/ui/ProductForm'
import { useState } from 'react'

export function ProductFormExample() {
  const [saved, setSaved] = useState('')
  return (
    <>
      <ProductForm onSubmit={async ({ name }) => setSaved(name)} />
      <p role="status">{saved && `Saved: ${saved}`}</p>
    </>
  )
}

import { MyProducts } from '@arot/ui/MyProducts'

export function MyProductsExample() {
  return (
    <MyProducts
      products={[]}
      hrefFor={({ _id }) => `#${_id}`}
      updateHrefFor={({ _id }) => `#edit-${_id}`}
      addHref="#new"
    />
  )
}

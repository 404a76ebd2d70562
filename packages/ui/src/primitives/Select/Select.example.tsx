import { Select } from '@arot/ui/Select'

export function SelectExample() {
  return (
    <div className="grid max-w-sm gap-4">
      <Select
        label="Category"
        hint="Where buyers look for it."
        name="category"
        placeholder="Choose a category"
        options={[
          { value: 'electronics', label: 'Electronics & Gadgets' },
          { value: 'kitchen', label: 'Home & Kitchen' },
          { value: 'stationery', label: 'Stationery' },
        ]}
      />
      <Select
        label="Sort by"
        defaultValue="price-asc"
        options={[
          { value: 'price-asc', label: 'Price, low to high' },
          { value: 'price-desc', label: 'Price, high to low' },
        ]}
      />
    </div>
  )
}

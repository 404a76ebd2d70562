import { Select } from '@arot/ui/Select'

export function SelectExample() {
  return (
    <Select
      label="Category"
      placeholder="Choose a category"
      options={[
        { value: 'electronics', label: 'Electronics & Gadgets' },
        { value: 'fashion', label: 'Fashion & Apparel' },
        { value: 'office', label: 'Office Supplies & Stationery' },
      ]}
      className="max-w-sm"
    />
  )
}

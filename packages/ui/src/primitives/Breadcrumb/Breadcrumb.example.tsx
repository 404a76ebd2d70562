import { Breadcrumb } from '@arot/ui/Breadcrumb'

export function BreadcrumbExample() {
  return (
    <Breadcrumb
      trail={[
        { label: 'Home', href: '#home' },
        { label: 'Home & Kitchen Appliances', href: '#kitchen' },
      ]}
      current="Cast Iron Skillet 26 cm"
    />
  )
}

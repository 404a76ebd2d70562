import { Breadcrumb } from '@arot/ui/Breadcrumb'

export function BreadcrumbExample() {
  return (
    <Breadcrumb
      trail={[
        { label: 'Home', href: '#home' },
        { label: 'Electronics & Gadgets', href: '#electronics' },
        { label: 'Audio', href: '#audio' },
        { label: 'Headphones', href: '#headphones' },
      ]}
      current="Studio Over-ear Headphones"
    />
  )
}

import { SupplierForm } from '@arot/trade/SupplierForm'

const supplier = { id: 'padma', name: 'Padma Mills', place: 'Rajshahi', since: new Date('2019-03-11T00:00:00Z') }

export function SupplierFormExample() {
  return (
    <SupplierForm
      supplier={supplier}
      onSubmit={async (values) => {
        await fetch('/suppliers/me', { method: 'PATCH', body: JSON.stringify(values) })
      }}
    />
  )
}

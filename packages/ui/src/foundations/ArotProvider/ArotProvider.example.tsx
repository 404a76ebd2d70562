import { ArotProvider } from '@arot/ui/ArotProvider'
import { Price } from '@arot/ui/Price'

export function ArotProviderExample() {
  return (
    <ArotProvider locale="de-DE" currency="EUR" timeZone="Europe/Berlin">
      <Price amount={1234.5} per="Karton" />
    </ArotProvider>
  )
}

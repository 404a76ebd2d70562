import { ArotProvider } from '@arot/ui/ArotProvider'
import { ButtonLink } from '@arot/ui/Button'
import type { LinkProps } from '@arot/ui/Link'
import { Price } from '@arot/ui/Price'

/** Stands in for your router’s link. */
function RouterLink({ href, ...props }: LinkProps) {
  return <a {...props} href={`#shop${href}`} />
}

export function ArotProviderExample() {
  return (
    <ArotProvider link={RouterLink} currency="EUR" locale="en-IE" timeZone="Europe/Dublin">
      <div className="flex flex-wrap items-center gap-6">
        <Price amount={1284.5} per="pallet" />
        <ButtonLink href="/orders" variant="secondary">
          See all orders
        </ButtonLink>
      </div>
    </ArotProvider>
  )
}

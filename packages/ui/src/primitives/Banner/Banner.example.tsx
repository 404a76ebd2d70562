import { Banner } from '@arot/ui/Banner'
import { Button } from '@arot/ui/Button'

export function BannerExample() {
  return (
    <Banner
      tone="warning"
      title="Two suppliers are closed until 2 January."
      text="Orders with them are taken, and shipped when they are back."
      action={
        <Button variant="secondary" size="sm">
          See the orders
        </Button>
      }
    />
  )
}

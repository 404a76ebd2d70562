import { Banner } from '@arot/ui/Banner'
import { Button } from '@arot/ui/Button'
import { useState } from 'react'

export function BannerExample() {
  const [isShown, setIsShown] = useState(true)
  return (
    <div tabIndex={-1} role="group" aria-label="My products" className="grid gap-4">
      <Banner
        tone="warning"
        title="Three products are below their minimum."
        text="Nobody can order them until their stock is higher."
        action={
          <Button size="sm" variant="secondary">
            Review them
          </Button>
        }
      />
      {isShown ? (
        <Banner
          title="Prices change on Monday."
          text="Orders until Sunday keep the price of today."
          onDismiss={() => setIsShown(false)}
          labels={{ dismiss: 'Dismiss the news of prices' }}
        />
      ) : null}
    </div>
  )
}

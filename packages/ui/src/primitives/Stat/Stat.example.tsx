import { Price } from '@arot/ui/Price'
import { Stat } from '@arot/ui/Stat'

export function StatExample() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Stat
        label="Sold this month"
        figure={<Price amount={48210} size="lg" />}
        change={{ direction: 'up', by: '12 %' }}
        note="since October"
      />
      <Stat
        label="Late deliveries"
        figure="3"
        change={{ direction: 'up', by: '2', isGood: false }}
        note="since October"
      />
    </div>
  )
}

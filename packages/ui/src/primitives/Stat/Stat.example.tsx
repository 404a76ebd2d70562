import { Price } from '@arot/ui/Price'
import { Stat } from '@arot/ui/Stat'

export function StatExample() {
  return (
    <div className="grid gap-6 arot-sm:grid-cols-3">
      <Stat
        label="Orders"
        figure="1,204"
        change={{ direction: 'up', by: '12.4%', isGood: true }}
        note="since last month"
      />
      <Stat
        label="Revenue"
        figure={<Price amount={48210.5} />}
        change={{ direction: 'down', by: '$1,200', isGood: false }}
        note="since last month"
      />
      <Stat label="Returns" figure="14" change={{ direction: 'same' }} note="since last month" />
    </div>
  )
}

import { Tag, TagList } from '@arot/ui/Tag'
import { Leaf } from 'lucide-react'
import { useState } from 'react'

export function TagExample() {
  const [chosen, setChosen] = useState(['Fair trade', 'Recycled', 'In stock'])
  return (
    <div className="grid gap-4">
      <TagList label="Filters in use">
        {chosen.map((each) => (
          <Tag key={each} label={each} onRemove={() => setChosen(chosen.filter((other) => other !== each))} />
        ))}
      </TagList>
      <TagList label="Materials">
        <Tag label="Organic cotton" href="#organic-cotton" icon={<Leaf aria-hidden />} tone="brand" />
        <Tag label="Jute" href="#jute" />
      </TagList>
    </div>
  )
}

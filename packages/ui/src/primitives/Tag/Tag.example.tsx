import { Tag, TagList } from '@arot/ui/Tag'
import { useState } from 'react'

export function TagExample() {
  const [tags, setTags] = useState(['Organic', 'Recycled', 'Made to order'])
  return (
    <TagList label="What you look for">
      {tags.map((tag) => (
        <Tag key={tag} label={tag} onRemove={() => setTags(tags.filter((other) => other !== tag))} />
      ))}
    </TagList>
  )
}

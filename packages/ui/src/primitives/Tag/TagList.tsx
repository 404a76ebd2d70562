import { Children, type ComponentProps, isValidElement } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'

export type TagListProps = Omit<ComponentProps<'ul'>, 'aria-label'> & {
  /** What the tags say something of; heard, not seen. */
  label: string
}

/** Tags side by side. It takes the focus from one that goes. */
export function TagList({ label, className, children, ...props }: TagListProps) {
  return (
    <ul
      data-slot="tag-list"
      aria-label={label}
      tabIndex={-1}
      {...props}
      className={cn('m-0 flex min-w-0 list-none flex-wrap gap-2 p-0 outline-none', fromCaller(className))}
    >
      {Children.toArray(children).map((tag, index) => (
        <li key={isValidElement(tag) ? tag.key : index} className="flex min-w-0 max-w-full">
          {tag}
        </li>
      ))}
    </ul>
  )
}

import { Children, type ComponentProps, isValidElement } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'

export type TagListProps = Omit<ComponentProps<'ul'>, 'aria-label'> & {
  /** The accessible name of the list: what the tags describe. It is not visible. */
  label: string
}

/** Tags side by side. When a tag is removed, the list keeps the focus. */
export function TagList({ label, className, children, ...props }: TagListProps) {
  return (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: Safari does not count a list without markers as a list
      role="list"
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

import { AnchorMdx } from '@storybook/addon-docs/blocks'

/** A link to another page of Storybook. The whole card around it leads there. */
export function CardLink({ page, children }: { page: string; children: string }) {
  return (
    <p className="[&>a]:text-arot-ink! font-semibold text-arot-14 [&>a]:text-[length:inherit]! [&>a]:no-underline! [&>a]:after:absolute [&>a]:after:inset-0">
      <AnchorMdx href={`?path=/docs/${page}`} target="_self">
        {children}
      </AnchorMdx>
    </p>
  )
}

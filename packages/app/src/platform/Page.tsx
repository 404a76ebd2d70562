import type { ReactNode } from 'react'
import { type Route, routes } from '../routes.ts'
import { t } from './i18n/words.ts'
import { PageHead, type PageHeadProps } from './PageHead.tsx'
import { PageTitle } from './PageTitle.tsx'

type PageProps = PageHeadProps & {
  /** The text of the h1. @default the title */
  heading?: string
  /** Beside the heading. */
  aside?: ReactNode
  /** Above the heading. */
  before?: ReactNode
  children: ReactNode
}

/** The frame of a page: its document title, its h1, then the content. */
export function Page({ heading, aside, before, children, ...head }: PageProps) {
  const { title }: Route = routes[head.route]
  return (
    <>
      <PageHead {...head} />
      {before}
      <PageTitle aside={aside}>{heading ?? head.title ?? (title && t(title))}</PageTitle>
      {children}
    </>
  )
}

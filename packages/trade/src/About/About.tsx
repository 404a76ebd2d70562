'use client'

import { ButtonLink } from '@arot/ui/Button'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { Link } from '@arot/ui/Link'
import { Handshake, LayoutGrid, type LucideIcon, Store } from 'lucide-react'
import type { ComponentProps } from 'react'
import { type AboutLabels, english } from './labels.ts'

export type { AboutLabels }

export type AboutProps = Omit<ComponentProps<'article'>, 'children'> & {
  /** The name of the product. */
  name: string
  /** The address of the page with all categories. */
  categoriesHref: string
  /** The address of the list of suppliers. Without it that promise is not a link. */
  suppliersHref?: string | undefined
  /** The address of the page for deals. Without it that promise is not a link. */
  dealsHref?: string | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<AboutLabels> | undefined
}

/** Explains what this marketplace is for: browse, connect, negotiate. */
export function About({ name, categoriesHref, suppliersHref, dealsHref, labels, className, ...props }: AboutProps) {
  const words = useWords('About', english, labels)
  return (
    <article data-slot="about" {...props} className={cn('grid gap-10 arot-md:gap-14', fromCaller(className))}>
      <header className="grid max-w-[44em] gap-4">
        <h1 className="text-balance font-arot-display font-bold text-arot-32 tracking-tight arot-md:text-arot-48">
          {words.title(name)}
        </h1>
        <p className="text-pretty text-arot-16 text-arot-muted arot-md:text-arot-18">{words.lead(name)}</p>
      </header>
      <div className="grid gap-4 arot-md:grid-cols-3 arot-lg:gap-6">
        <Offer icon={LayoutGrid} title={words.categories} text={words.categoriesText} />
        <Offer icon={Store} title={words.suppliers} text={words.suppliersText} href={suppliersHref} />
        <Offer icon={Handshake} title={words.deals} text={words.dealsText} href={dealsHref} />
      </div>
      <section className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-arot-hero border border-transparent bg-arot-brand-soft p-6 arot-md:p-10">
        <div className="grid gap-1.5">
          <h2 className="font-arot-display font-bold text-arot-24 tracking-tight">{words.call}</h2>
          <p className="max-w-[38em] text-pretty text-arot-16">{words.callText}</p>
        </div>
        <ButtonLink href={categoriesHref} size="lg">
          {words.browse}
        </ButtonLink>
      </section>
    </article>
  )
}

type OfferProps = { icon: LucideIcon; title: string; text: string; href?: string | undefined }

function Offer({ icon: Icon, title, text, href }: OfferProps) {
  return (
    <section className="grid content-start gap-3 rounded-arot-card border border-arot-line bg-arot-surface p-6 shadow-arot-card">
      <span className="grid size-11 place-items-center rounded-arot-tile bg-arot-brand-soft text-arot-brand">
        <Icon aria-hidden className="size-5" />
      </span>
      <h2 className="font-arot-display font-bold text-arot-20 tracking-tight">
        {href === undefined ? (
          title
        ) : (
          <Link href={href} className="arot-focus rounded-arot-control underline-offset-4 hover:underline">
            {title}
          </Link>
        )}
      </h2>
      <p className="text-pretty text-arot-14 text-arot-muted">{text}</p>
    </section>
  )
}

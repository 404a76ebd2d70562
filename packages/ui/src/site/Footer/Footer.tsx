'use client'

import { Mail, MapPin, Phone } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { useWords } from '../../lib/useWords.ts'
import { Link, type LinkProps } from '../../primitives/Link/Link.tsx'
import { Logo } from '../../primitives/Logo/Logo.tsx'
import type { LanguageLink } from '../NavBar/LanguageChoice.tsx'
import { CurrentYear } from './CurrentYear.tsx'
import { english, type FooterLabels } from './labels.ts'
import { SocialLink, type SocialLinkProps, type SocialSite } from './SocialLink.tsx'

export type { FooterLabels, SocialLinkProps, SocialSite }

export type FooterProps = Omit<ComponentProps<'footer'>, 'children'> & {
  /** The name of the market and the address that it links to. */
  brand: { name: string; href: string }
  /** The links of the footer, in order. */
  links: { label: string; href: string }[]
  /** The contact details. Separate the lines of the address with line breaks. */
  contact: { address: string; email: string; phone: string }
  /** The profiles on other sites. */
  social: Pick<SocialLinkProps, 'site' | 'href'>[]
  /** The languages of the page, if there are several. */
  languages?: LanguageLink[] | undefined
  /** The year of the copyright. Defaults to the reader's clock. */
  year?: number | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<FooterLabels> | undefined
}

/** The footer of every page: the marketplace, its links, its contact details, its profiles on other sites. */
export function Footer({
  brand,
  links,
  contact,
  social,
  languages = [],
  year,
  labels,
  className,
  ...props
}: FooterProps) {
  const words = useWords('Footer', english, labels)
  return (
    <footer
      data-slot="footer"
      {...props}
      className={cn(
        'border-arot-line border-t bg-arot-surface text-arot-14 text-arot-ink print:hidden',
        fromCaller(className),
      )}
    >
      <div className="mx-auto grid max-w-arot-page gap-x-8 gap-y-10 px-4 pt-12 pb-10 arot-sm:grid-cols-2 arot-md:px-6 arot-lg:grid-cols-[1.5fr_1fr_1.5fr_1fr] arot-lg:px-8">
        <div data-slot="footer-brand" className="grid content-start justify-items-start gap-3">
          <Logo {...brand} />
          <p className="max-w-[21.5em] text-pretty text-arot-muted">{words.tagline}</p>
        </div>
        <Block slot="footer-links" title={words.links}>
          <nav aria-label={words.links}>
            <ul className="grid justify-items-start">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <FooterLink href={href}>{label}</FooterLink>
                </li>
              ))}
            </ul>
          </nav>
        </Block>
        <Block slot="footer-contact" title={words.contact}>
          <address className="grid justify-items-start not-italic">
            <span className="flex gap-2.5 py-1 text-arot-muted">
              <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span className="whitespace-pre-line">{contact.address}</span>
            </span>
            <FooterLink href={`mailto:${contact.email}`} icon={<Mail aria-hidden className="size-4 shrink-0" />}>
              <bdi>{contact.email}</bdi>
            </FooterLink>
            <FooterLink
              href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}
              icon={<Phone aria-hidden className="size-4 shrink-0" />}
            >
              {/* A phone number contains no letter that sets its direction. */}
              <bdi dir="ltr">{contact.phone}</bdi>
            </FooterLink>
          </address>
        </Block>
        {social.length === 0 ? null : (
          <Block slot="footer-social" title={words.social}>
            <ul className="-ms-2 flex flex-wrap gap-1">
              {social.map(({ site, href }) => (
                <li key={href}>
                  <SocialLink site={site} href={href} label={words.newTab} />
                </li>
              ))}
            </ul>
          </Block>
        )}
      </div>
      <div className="border-arot-line border-t">
        <div className="mx-auto flex max-w-arot-page flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-5 text-arot-13 text-arot-muted arot-md:px-6 arot-lg:px-8">
          <p className="tabular-nums">
            © <CurrentYear year={year} /> {words.copyright(brand.name)}
          </p>
          {languages.length < 2 ? null : (
            <nav data-slot="footer-languages" aria-label={words.language}>
              <ul className="flex flex-wrap items-center gap-x-5">
                {languages.map(({ lang, name, href, isCurrent }) => (
                  <li key={lang}>
                    <FooterLink href={href} hrefLang={lang} lang={lang} aria-current={isCurrent ? 'true' : undefined}>
                      {name}
                    </FooterLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </div>
    </footer>
  )
}

type BlockProps = { slot: 'footer-links' | 'footer-contact' | 'footer-social'; title: string; children: ReactNode }

function Block({ slot, title, children }: BlockProps) {
  return (
    <div data-slot={slot} className="grid content-start gap-2">
      <h2 className="font-semibold text-arot-14">{title}</h2>
      {children}
    </div>
  )
}

function FooterLink({ icon, className, children, ...props }: LinkProps & { icon?: ReactNode }) {
  return (
    <Link
      {...props}
      className={cn(
        'arot-focus inline-flex items-center gap-2.5 rounded-arot-control py-1 text-arot-muted underline-offset-4 hover:text-arot-ink hover:underline aria-[current]:font-semibold aria-[current]:text-arot-ink forced-colors:aria-[current]:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11',
        fromCaller(className),
      )}
    >
      {icon}
      <span className="wrap-anywhere">{children}</span>
    </Link>
  )
}

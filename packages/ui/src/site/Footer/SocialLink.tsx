import { Link } from '../../primitives/Link/Link.tsx'

/** The sites for which the library has an icon. */
export type SocialSite = 'facebook' | 'instagram' | 'linkedin' | 'x' | 'youtube'

export type SocialLinkProps = {
  site: SocialSite
  href: string
  /** Returns the accessible name for the name of the site. */
  label: (name: string) => string
}

/** A link to a profile on another site. It opens in a new tab without a referrer. */
export function SocialLink({ site, href, label }: SocialLinkProps) {
  const { name, path } = sites[site]
  return (
    <Link
      data-slot="social-link"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      title={name}
      aria-label={label(name)}
      className="arot-focus grid size-arot-control place-items-center rounded-arot-control text-arot-muted transition-colors duration-arot-quick hover:bg-arot-sunken hover:text-arot-ink"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="size-5 stroke-current"
      >
        <path d={path} />
      </svg>
    </Link>
  )
}

/** Line icons in the style of our other icons. That set has no brand icons. */
const sites: Record<SocialSite, { name: string; path: string }> = {
  facebook: { name: 'Facebook', path: 'M16 3h-2.5A4.5 4.5 0 0 0 9 7.5V21M5.5 12H15' },
  instagram: {
    name: 'Instagram',
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm4 5.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6ZM17 7h.01',
  },
  linkedin: { name: 'LinkedIn', path: 'M4.5 9.5V20M4.5 4.5v.01M10 20V9.5M10 14a4.5 4.5 0 0 1 9 0v6' },
  x: { name: 'X', path: 'm4 4 16 16M20 4 4 20' },
  youtube: {
    name: 'YouTube',
    path: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4Zm4 4.2v5.6l5-2.8-5-2.8Z',
  },
}

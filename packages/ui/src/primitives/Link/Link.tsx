'use client'

import type { ComponentProps } from 'react'
import { useHost } from '../../lib/host.ts'

export type LinkProps = ComponentProps<'a'> & { href: string }

/** The host's own link: the one way anything in the library leads somewhere. */
export function Link(props: LinkProps) {
  const { link: HostLink } = useHost()
  return <HostLink {...props} />
}

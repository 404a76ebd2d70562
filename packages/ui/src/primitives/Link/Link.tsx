'use client'

import { fromCaller } from '../../lib/cn.ts'
import { type LinkProps, useHost } from '../../lib/host.ts'

export type { LinkProps }

/** The host's own link: the one way anything in the library leads somewhere. */
export function Link(props: LinkProps) {
  const { link: HostLink } = useHost()
  return <HostLink {...props} className={fromCaller(props.className)} />
}

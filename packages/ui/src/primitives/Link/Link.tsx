'use client'

import { fromCaller } from '../../lib/cn.ts'
import { type LinkProps, useHost } from '../../lib/host.ts'

export type { LinkProps }

/** The link component of the host. Every link of the library goes through it. */
export function Link(props: LinkProps) {
  const { link: HostLink } = useHost()
  return <HostLink {...props} className={fromCaller(props.className)} />
}

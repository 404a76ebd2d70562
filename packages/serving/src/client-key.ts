import { isIPv4, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Whom a request counts for: its address, or the /64 of an IPv6 address, which is what a single customer is given. What a
 * proxy tells and is no address counts as one, so that nothing made up has a share of its own.
 */
export function clientKeyOf(ip: string): string {
  if (isIPv4(ip)) return ip
  if (!isIPv6(ip)) return 'unknown'
  const address = ipaddr.process(ip)
  return address instanceof ipaddr.IPv6
    ? `${address.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : address.toString()
}

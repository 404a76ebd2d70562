import { isIPv4, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The client that a request counts for: its IPv4 address, or the /64 of its IPv6 address, because one customer has a
 * whole /64. All values that are no address share one key, so that made-up values get no limit of their own.
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

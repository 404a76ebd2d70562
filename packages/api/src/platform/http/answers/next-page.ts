import { type Endpoint, pathOf } from '@arot/contract'

/**
 * The header with the address of the next page: the same query with another cursor. None if there is no next page.
 * `parameter` stands in the path.
 */
export function nextPage(
  publicUrl: string,
  endpoint: Endpoint,
  query: Record<string, unknown>,
  cursor: string | number | null | undefined,
  parameter = '',
): Record<string, string> {
  if (cursor === null || cursor === undefined) return {}
  const path = pathOf(endpoint).replace(/:\w+/, () => encodeURIComponent(parameter))
  const params = Object.entries({ ...query, cursor }).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, String(one)]),
  )
  return { link: `<${publicUrl}${path}?${new URLSearchParams(params)}>; rel="next"` }
}

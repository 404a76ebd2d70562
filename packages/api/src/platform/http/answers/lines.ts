// What a line of the log may say. People's addresses stand in paths and in the words of errors: never in the log.

const email = /[^\s/@"'()<>=:,;]+(@|%(25)*40)[^\s/@"'()<>=:,;?]+/gi

export const withoutEmails = (text: string) => text.replace(email, '[email]')

/** A path without its query, where a search or a cursor may stand. */
export const pathLine = (url: string) => withoutEmails(url.split('?', 1)[0] ?? '').slice(0, 500)

/** Never the headers, where the token is. */
export function requestLine({ method, url }: { method: string; url: string }) {
  return { method, path: pathLine(url) }
}

/** Databases hang the statement and its values on their errors, and people's data with them. */
export function errorLine({ name, message, stack, code, cause }: Error & { code?: unknown }) {
  const reason = reasonOf(cause)
  return {
    type: name,
    message: withoutEmails(message),
    stack: withoutEmails(stack ?? ''),
    code,
    ...(reason && { cause: reason }),
  }
}

/** Why it happened, from the nearest to the farthest cause: `fetch` alone says no more than that it failed. */
function reasonOf(cause: unknown): string {
  const reasons = []
  for (let one = cause; one instanceof Error && reasons.length < 3; one = one.cause) reasons.push(one.message)
  return withoutEmails(reasons.filter(Boolean).join(': '))
}

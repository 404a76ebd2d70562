// Keeps personal data out of log lines: emails appear in paths and in messages of errors.

const email = /[^\s/@"'()<>=:,;]+(@|%(25)*40)[^\s/@"'()<>=:,;?]+/gi

export const withoutEmails = (text: string) => text.replace(email, '[email]')

/** A path without its query, which may contain a search or a cursor. */
export const pathLine = (url: string) => withoutEmails(url.split('?', 1)[0] ?? '').slice(0, 500)

/** Without headers, which contain the token. */
export function requestLine({ method, url }: { method: string; url: string }) {
  return { method, path: pathLine(url) }
}

/** Only these fields: database errors carry the statement and its values, which may be personal data. */
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

/** The messages of the causes, the nearest first: `fetch` itself only says that it failed. */
function reasonOf(cause: unknown): string {
  const reasons = []
  for (let one = cause; one instanceof Error && reasons.length < 3; one = one.cause) reasons.push(one.message)
  return withoutEmails(reasons.filter(Boolean).join(': '))
}

import type { Config } from './config.ts'

/** Headers of every answer of the host. The api sets its own. */
export function standingHeaders({ publicUrl }: Config): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

/** Headers of a document. A file of the build loads nothing, so it needs no such rules. */
export function documentHeaders(config: Config, scriptHashes: string[]): Record<string, string> {
  return {
    ...standingHeaders(config),
    'content-security-policy': contentSecurityPolicy(config, scriptHashes),
    // Firebase's popup must be able to answer the page that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-type': 'text/html; charset=utf-8',
  }
}

function contentSecurityPolicy({ app, publicUrl }: Config, scriptHashes: string[]) {
  const api = app.apiHost.startsWith('/') ? [] : [new URL(app.apiHost).origin]
  const emulator = app.authEmulator ? [new URL(app.authEmulator).origin] : []
  const rules: Record<string, string[]> = {
    'default-src': ["'self'"],
    // Firebase's Google popup loads Google's script. No other foreign script runs.
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), 'https://apis.google.com'],
    // Radix locks the scroll with an inline style.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'https:', 'data:', new URL(publicUrl).origin, ...api],
    'connect-src': [
      "'self'",
      ...api,
      ...emulator,
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ],
    'frame-src': [`https://${app.firebase.authDomain}`, ...emulator],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(rules)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

import { paths } from '../routes.ts'

/** The path to open after signing in. Sign-in pages and addresses outside this app become Home. */
export function safeReturn(from: unknown): string {
  if (typeof from !== 'string' || !from.startsWith('/')) return paths.home
  const here = 'https://arot.invalid'
  const there = URL.canParse(from, here) ? new URL(from, here) : null
  return there?.origin === here && !there.pathname.startsWith('/auth/') ? from : paths.home
}

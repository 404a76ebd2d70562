import { paths } from '../routes.ts'

/** Where to go after signing in: a page of ours, whatever the history says. */
export function safeReturn(from: unknown): string {
  if (typeof from !== 'string' || !from.startsWith('/')) return paths.home
  const here = 'https://arot.invalid'
  const there = URL.canParse(from, here) ? new URL(from, here) : null
  return there?.origin === here && !there.pathname.startsWith('/auth/') ? from : paths.home
}

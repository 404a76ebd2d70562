import type { ComponentType } from 'react'
import { lazyWithRetry } from '../../platform/lazy.tsx'
import type { Route } from '../../routes.ts'
import type { LoaderArgs } from '../../session/visit.ts'

/** A page's code: what it draws, and what it asks before. */
type Screen = { Component: ComponentType; loader?: (args: LoaderArgs) => Promise<unknown> }

const files = import.meta.glob<Screen>('./*/*/route.tsx', { base: '../../' })
const all = new Map<string, ReturnType<typeof screenIn>>()

/** Each page's code, which comes when the page is opened, or a moment before. */
export function screenOf({ screen }: Route) {
  const cached = all.get(screen) ?? screenIn(screen)
  all.set(screen, cached)
  return cached
}

function screenIn(screen: string) {
  const file = files[`./${screen}/route.tsx`]
  if (!file) throw new Error(`There is no screen ${screen}.`)
  let ask: Screen['loader']
  const Component = lazyWithRetry(async () => {
    const { Component, loader } = await file()
    ask = loader
    return Component
  })
  return {
    Component,
    /** Has its code come, then all that it asks. */
    async load(args: LoaderArgs) {
      await Component.load()
      return (await ask?.(args)) ?? null
    },
  }
}

import type { ComponentType } from 'react'
import { lazyWithRetry } from '../../platform/lazy.tsx'
import type { Route } from '../../routes.ts'
import type { LoaderArgs } from '../../session/visit.ts'

/** The module of a page: its component and its loader. */
type Screen = { Component: ComponentType; loader?: (args: LoaderArgs) => Promise<unknown> }

const files = import.meta.glob<Screen>('./*/*/route.tsx', { base: '../../' })
const all = new Map<string, ReturnType<typeof screenIn>>()

/** The code of a page. It loads when the page opens, or shortly before. */
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
    /** Loads the code, then runs its loader. */
    async load(args: LoaderArgs) {
      await Component.load()
      return (await ask?.(args)) ?? null
    },
  }
}

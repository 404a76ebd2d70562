'use client'

import { type ComponentType, useEffect, useState } from 'react'

/** A part of a component that no page waits for: it is loaded when it is wanted, or a moment before. */
export type OnDemand<Props> = {
  load: () => Promise<ComponentType<Props>>
  /** Takes its place where it cannot be loaded: offline, or replaced by a newer release. */
  standIn: ComponentType<Props>
  loaded?: ComponentType<Props> | undefined
}

/** The part once it is here, its stand-in when it cannot be had, nothing while it is on its way. */
export function useOnDemand<Props>(part: OnDemand<Props>, isWanted: boolean) {
  const [outcome, setOutcome] = useState<'unknown' | 'loaded' | 'failed'>('unknown')
  useEffect(() => {
    if (!isWanted || part.loaded) return
    let isWaiting = true
    const settle = (next: typeof outcome) => () => isWaiting && setOutcome(next)
    fetchPart(part).then(settle('loaded'), settle('failed'))
    return () => {
      isWaiting = false
      setOutcome('unknown')
    }
  }, [part, isWanted])
  return part.loaded ?? (outcome === 'failed' ? part.standIn : null)
}

/** Begins to load what will soon be wanted. Where it fails now it is tried again when it is. */
export function warm<Props>(part: OnDemand<Props>) {
  fetchPart(part).catch(() => {})
}

const signs = ['pointerover', 'pointerdown', 'wheel', 'keydown', 'focusin']

/** The same, at the reader's first sign: a page that is only looked at opens nothing, and pays for nothing. */
export function useWarmAtFirstSign<Props>(part: OnDemand<Props>) {
  useEffect(() => {
    const listening = new AbortController()
    const begin = () => {
      listening.abort()
      warm(part)
    }
    for (const sign of signs) window.addEventListener(sign, begin, { passive: true, signal: listening.signal })
    return () => listening.abort()
  }, [part])
}

async function fetchPart<Props>(part: OnDemand<Props>) {
  part.loaded ??= await part.load()
}

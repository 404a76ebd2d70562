import { useSyncExternalStore } from 'react'

export type Language = 'en' | 'bn' | 'ar' | 'de'

let storyLanguage: Language | undefined
const listeners = new Set<() => void>()

/** Draws every story in that language, whatever its toolbar says; nothing takes it back. */
export function showIn(language?: Language) {
  storyLanguage = language
  for (const listener of listeners) listener()
}

/** The language that a story is drawn in. */
export function useStoryLanguage(chosen: Language): Language {
  return useSyncExternalStore(subscribe, () => storyLanguage) ?? chosen
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

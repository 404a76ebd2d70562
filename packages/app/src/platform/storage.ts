// The browser's storage. If it is blocked or full, nothing is stored or found.
type Store = 'localStorage' | 'sessionStorage'

/** The stored value, `null` if there is none, `undefined` if storage is blocked. */
export function readStored(store: Store, key: string): string | null | undefined {
  try {
    return globalThis[store].getItem(key)
  } catch {
    return undefined
  }
}

/** The stored JSON. `undefined` if there is none or if it is invalid. */
export function readStoredJson<Value>(store: Store, key: string): Value | undefined {
  try {
    return JSON.parse(readStored(store, key) ?? '') ?? undefined
  } catch {
    return undefined
  }
}

/** Returns whether the value was stored. */
export function writeStored(store: Store, key: string, value: string): boolean {
  try {
    globalThis[store].setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** Returns whether the value was removed. */
export function removeStored(store: Store, key: string): boolean {
  try {
    globalThis[store].removeItem(key)
    return true
  } catch {
    return false
  }
}

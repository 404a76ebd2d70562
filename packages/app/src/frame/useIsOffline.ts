import { useSyncExternalStore } from 'react'
import { isOffline, onConnectionChange } from '../connection.ts'

export function useIsOffline() {
  return useSyncExternalStore(onConnectionChange, isOffline, () => false)
}

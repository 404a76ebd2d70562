import { useSyncExternalStore } from 'react'
import { isOffline } from './isOffline.ts'

export function useIsOffline() {
  return useSyncExternalStore(subscribe, isOffline, () => false)
}

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

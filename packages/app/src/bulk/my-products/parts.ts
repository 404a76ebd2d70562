import { lazyWithRetry } from '../../platform/lazy.tsx'

// Most who sell look at their cards; who changes many figures asks for the table.
export const OwnTable = lazyWithRetry(async () => (await import('./OwnTable.tsx')).OwnTable)

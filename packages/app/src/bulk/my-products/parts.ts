import { comesLater } from '../../platform/later.tsx'

// Most who sell look at their cards; who changes many figures asks for the table.
export const OwnTable = comesLater(async () => (await import('./OwnTable.tsx')).OwnTable)

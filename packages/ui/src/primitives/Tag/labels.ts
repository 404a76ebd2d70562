export type TagLabels = { remove: (what: string) => string }

export const english: TagLabels = { remove: (what) => `Remove ${what}` }

export const english = { close: 'Close' }

export type DialogLabels = typeof english

export const english = { close: 'Close' }

export type PopoverLabels = typeof english

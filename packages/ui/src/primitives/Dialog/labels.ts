/** FormDialog uses `cancel`. */
export const english = { close: 'Close', cancel: 'Cancel' }

export type DialogLabels = typeof english

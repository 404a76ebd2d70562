/** `cancel` is a button of FormDialog. */
export const english = { close: 'Close', cancel: 'Cancel' }

export type DialogLabels = typeof english

export const english = { dismiss: 'OK', cancel: 'Cancel' }

export type AlertsLabels = typeof english

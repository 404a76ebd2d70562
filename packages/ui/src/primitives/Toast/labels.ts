export type ToastLabels = {
  /** The name of the region with the toasts. `{hotkey}` becomes the key that moves the focus there. */
  region: string
  /** Read before each toast. */
  announcement: string
  dismiss: string
}

export const english: ToastLabels = {
  region: 'Notifications ({hotkey})',
  announcement: 'Notification',
  dismiss: 'Dismiss',
}

export type ToastLabels = {
  /** Names the place where they appear; `{hotkey}` becomes the key that leads there. */
  region: string
  /** Said before each one. */
  announcement: string
  dismiss: string
}

export const english: ToastLabels = {
  region: 'Notifications ({hotkey})',
  announcement: 'Notification',
  dismiss: 'Dismiss',
}

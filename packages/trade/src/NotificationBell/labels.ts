export type NotificationBellLabels = {
  /** What it is called; with how many are unread, where any are. */
  label: (unread?: string, number?: number) => string
}

export const english: NotificationBellLabels = {
  label: (unread) => (unread === undefined ? 'Notifications' : `Notifications, ${unread} unread`),
}

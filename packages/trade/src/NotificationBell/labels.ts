export type NotificationBellLabels = {
  /** The name of the link. If there are unread notifications, it gets their number as text and as a number. */
  label: (unread?: string, number?: number) => string
}

export const english: NotificationBellLabels = {
  label: (unread) => (unread === undefined ? 'Notifications' : `Notifications, ${unread} unread`),
}

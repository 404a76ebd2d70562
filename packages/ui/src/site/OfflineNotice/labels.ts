export type OfflineNoticeLabels = { title: string; text: string; retry: string }

export const english: OfflineNoticeLabels = {
  title: 'You are offline.',
  text: 'Pages you have visited still open; what they show may be old.',
  retry: 'Try again',
}

export type BannerLabels = { dismiss: string }

export const english: BannerLabels = { dismiss: 'Dismiss' }

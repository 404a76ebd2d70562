export type CustomerReviewsLabels = { title: string }

export const english: CustomerReviewsLabels = { title: 'Customer Reviews' }

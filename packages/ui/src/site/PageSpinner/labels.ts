export type PageSpinnerLabels = {
  loading: string
}

export const english: PageSpinnerLabels = {
  loading: 'Loading',
}

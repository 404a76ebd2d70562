export const english = { skip: 'Skip to content' }

export type MainLayoutLabels = typeof english

export const english = { title: 'Something went wrong.', retry: 'Try again' }

export type ErrorStateLabels = typeof english

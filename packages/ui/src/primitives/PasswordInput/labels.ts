export const english = { show: 'Show password', hide: 'Hide password' }

export type PasswordInputLabels = typeof english

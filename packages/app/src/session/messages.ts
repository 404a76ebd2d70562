import { t } from '../platform/i18n/words.ts'
import { error, success, warning, wordsOf } from '../platform/messages.ts'

export const messages = {
  loggedIn: (brandName: string) => success('LogIn Successful!', t('Welcome to {brand}!', { brand: brandName })),
  registered: success('Registration Successful!'),
  userSaved: success('User saved to database!'),
  userExists: warning('User with this email already exists.'),
  userNotSaved: error('Failed to save user.'),
  userSaveUnreachable: error('Server error while saving user.'),
  profileFailed: error('Failed to update profile'),
  googleFailed: (cause: unknown) => error(wordsOf(cause) || 'Google Sign-In failed. Try again.'),
  registrationFailed: (cause: unknown) => error(wordsOf(cause) || 'Registration failed'),
  resetSent: (email: string) => t('Password reset link sent to {email}', { email }),
}

/** For pages that stay open after their session has ended. */
export const signedOut = {
  title: 'You were signed out',
  text: 'What you typed is still here. Log in again to continue.',
  tone: 'warning' as const,
}
export const signedOutElsewhere = { ...signedOut, title: 'You were signed out in another tab' }

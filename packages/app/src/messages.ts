// What the app itself says: the texts of the specification's error catalogue, and the titles of its pages.

export type Message = { title: string; text?: string; tone: 'success' | 'warning' | 'error' }

const success = (title: string, text?: string): Message => ({ title, text, tone: 'success' })
const warning = (title: string, text?: string): Message => ({ title, text, tone: 'warning' })
const error = (title: string, text?: string): Message => ({ title, text, tone: 'error' })

export const messages = {
  loggedIn: (brandName: string) => success('LogIn Successful!', `Welcome to ${brandName}!`),
  loggedOut: success('You Logged Out!'),
  registered: success('Registration Successful!'),
  userSaved: success('User saved to database!'),
  userExists: warning('User with this email already exists.'),
  userNotSaved: error('Failed to save user.'),
  userSaveUnreachable: error('Server error while saving user.'),
  profileFailed: error('Failed to update profile'),
  loginFailed: 'Invalid Password. Enter the correct password',
  logoutFailed: (cause: unknown) => error(wordsOf(cause) || 'LogOut failed. Try again.'),
  googleFailed: (cause: unknown) => error(wordsOf(cause) || 'Google Sign-In failed. Try again.'),
  registrationFailed: (cause: unknown) => error(wordsOf(cause) || 'Registration failed'),
  resetSent: (email: string) => `Password reset link sent to ${email}`,

  bought: success('Success!', 'Product added to your cart.'),
  purchaseFailed: error('Error', 'Something went wrong.'),

  unitsHeld: {
    title: 'Your units are kept for you',
    text: 'They are not in your cart yet. Confirm once more within a few minutes.',
    tone: 'info' as const,
  },

  productAdded: success('Added!', 'Product added successfully.'),
  productNotAdded: error('Error!', 'Failed to add product.'),
  productAddUnreachable: error('Error!', 'Something went wrong.'),
  addNeedsLogin: error('You must be logged in to add a product.'),

  productUpdated: success('Updated!', 'Product has been updated.'),
  productNotUpdated: (cause: unknown) => error('Error', wordsOf(cause) || 'Something went wrong.'),

  removedFromCart: success('Removed!', 'Item removed from cart.'),
  notRemovedFromCart: error('Error!', 'Something went wrong.'),

  unauthorized: 'Unauthorized',
  cartFailed: 'Failed to fetch cart',
  loadingPage: 'Loading the page',
}

function wordsOf(cause: unknown) {
  return cause instanceof Error ? cause.message : ''
}

import { error, success, wordsOf } from '../platform/messages.ts'

export const messages = {
  loggedOut: success('You Logged Out!'),
  logoutFailed: (cause: unknown) => error(wordsOf(cause) || 'LogOut failed. Try again.'),
  loadingPage: 'Loading the page',
  pageNeedsScripts:
    'You need to sign in to see this page, and signing in needs JavaScript. Turn on JavaScript in your browser, then reload this page. Home and the categories work without it.',
  partMissing: { title: 'Part of this page could not be loaded.', text: 'Check your connection and try again.' },
}

import { error, success, wordsOf } from '../platform/messages.ts'

/** What is said around every page. */
export const messages = {
  loggedOut: success('You Logged Out!'),
  logoutFailed: (cause: unknown) => error(wordsOf(cause) || 'LogOut failed. Try again.'),
  loadingPage: 'Loading the page',
  pageNeedsScripts:
    'This page is for who is signed in, and that needs JavaScript, which is off in this browser. Turn it on, then load this page again. Home and the categories show without it.',
  partMissing: { title: 'A part of this page could not be loaded.', text: 'Check the connection, then try again.' },
}

/** The emulator's project for all accounts of the tests. */
export const authProject = 'demo-arot'

/** The app's settings in the tests, apart from the addresses of its services. */
export const appSettings = { VITE_WEBMAIL_URL: 'https://webmail.example/' }

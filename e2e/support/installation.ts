/** The emulator's project: every account of the journeys is made there. */
export const authProject = 'demo-arot'

/** What the journeys' installation of the app sets besides where its parts are. */
export const appSettings = { VITE_WEBMAIL_URL: 'https://webmail.example/' }

// All settings of an installation, with their defaults and the problems of wrong values.

const defaults = {
  VITE_API_HOST: '/api',
  VITE_FIREBASE_API_KEY: '',
  VITE_FIREBASE_AUTH_DOMAIN: '',
  VITE_FIREBASE_PROJECT_ID: 'demo-arot',
  VITE_FIREBASE_APP_ID: 'arot',
  VITE_AUTH_EMULATOR: '',
  VITE_BRAND_NAME: 'Arot',
  /** The address of the logo. Empty for ours. */
  VITE_BRAND_MARK: '',
  VITE_CONTACT_ADDRESS: '27 Sample Road, Motijheel\nDhaka 1000, Bangladesh',
  VITE_CONTACT_EMAIL: 'info@arot.example',
  VITE_CONTACT_PHONE: '+880 2 5550 0100',
  VITE_SOCIAL_FACEBOOK: 'https://facebook.example/arot',
  VITE_SOCIAL_X: 'https://x.example/arot',
  VITE_SOCIAL_LINKEDIN: 'https://linkedin.example/arot',
  VITE_SOCIAL_INSTAGRAM: 'https://instagram.example/arot',
  VITE_CURRENCY: 'USD',
  VITE_LOCALE: 'en-US',
  /** With `off` a forgotten password only opens the alert, exactly as the specification says. */
  VITE_PASSWORD_RESET: 'on',
  VITE_WEBMAIL_URL: 'https://mail.google.com/',
}

export type Setting = keyof typeof defaults
export type Settings = Partial<Record<Setting, string>>

/** The names of all settings, for the server that passes them on. */
export const settingNames = Object.keys(defaults) as readonly Setting[]

export type Config = ReturnType<typeof readConfig>

/** Parses the settings. Throws one error that lists all problems. */
export function readConfig(settings: Settings) {
  const problems: string[] = []

  const text = (name: Setting) => settings[name]?.trim() || defaults[name]
  function check(name: Setting, isRight: (value: string) => boolean, what: string) {
    const value = text(name)
    if (value !== '' && !isRight(value)) problems.push(`${name} is “${value}”, but must be ${what}.`)
    return value
  }
  const link = (name: Setting) => check(name, isWebAddress, 'an address that starts with http')

  const authEmulator = link('VITE_AUTH_EMULATOR')
  const projectId = text('VITE_FIREBASE_PROJECT_ID')
  const config = {
    apiHost: check('VITE_API_HOST', (host) => host.startsWith('/') || isWebAddress(host), 'a path or an address'),
    authEmulator,
    firebase: {
      apiKey: text('VITE_FIREBASE_API_KEY') || (authEmulator ? 'demo' : ''),
      authDomain: text('VITE_FIREBASE_AUTH_DOMAIN') || `${projectId}.firebaseapp.com`,
      projectId,
      appId: text('VITE_FIREBASE_APP_ID'),
    },
    brandName: text('VITE_BRAND_NAME'),
    brandMark: check(
      'VITE_BRAND_MARK',
      (mark) => /^\/[^/\\]/.test(mark) || (mark.startsWith('https://') && URL.canParse(mark)),
      'a path or an https address',
    ),
    contact: {
      address: text('VITE_CONTACT_ADDRESS'),
      email: text('VITE_CONTACT_EMAIL'),
      phone: text('VITE_CONTACT_PHONE'),
    },
    social: [
      { site: 'facebook' as const, href: link('VITE_SOCIAL_FACEBOOK') },
      { site: 'x' as const, href: link('VITE_SOCIAL_X') },
      { site: 'linkedin' as const, href: link('VITE_SOCIAL_LINKEDIN') },
      { site: 'instagram' as const, href: link('VITE_SOCIAL_INSTAGRAM') },
    ],
    currency: check('VITE_CURRENCY', isCurrency, 'a currency’s three letters, such as BDT'),
    locale: check('VITE_LOCALE', isLocale, 'a language tag, such as en-GB'),
    sendsPasswordReset: check('VITE_PASSWORD_RESET', (value) => /^(on|off)$/.test(value), 'on or off') === 'on',
    webmailUrl: link('VITE_WEBMAIL_URL'),
  }
  if (problems.length) throw new Error(problems.join('\n'))
  return config
}

/** The reason that sign-in cannot work, or `null`. Public pages do not need sign-in. */
export function signInProblem({ firebase }: Config): string | null {
  return firebase.apiKey ? null : 'Give VITE_FIREBASE_API_KEY (and its project), or VITE_AUTH_EMULATOR for a local one.'
}

function isWebAddress(value: string) {
  return /^https?:\/\//.test(value) && URL.canParse(value)
}

function isCurrency(value: string) {
  return /^[A-Z]{3}$/.test(value)
}

function isLocale(value: string) {
  try {
    return Intl.getCanonicalLocales(value).length === 1
  } catch {
    return false
  }
}

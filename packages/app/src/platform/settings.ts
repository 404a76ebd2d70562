// What differs between two installations: every setting, its default, and what is wrong with a wrong one.

const names = [
  'VITE_API_HOST',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
  'VITE_AUTH_EMULATOR',
  'VITE_BRAND_NAME',
  'VITE_BRAND_MARK',
  'VITE_CONTACT_ADDRESS',
  'VITE_CONTACT_EMAIL',
  'VITE_CONTACT_PHONE',
  'VITE_SOCIAL_FACEBOOK',
  'VITE_SOCIAL_X',
  'VITE_SOCIAL_LINKEDIN',
  'VITE_SOCIAL_INSTAGRAM',
  'VITE_CURRENCY',
  'VITE_LOCALE',
  'VITE_PASSWORD_RESET',
  'VITE_WEBMAIL_URL',
] as const

export type Setting = (typeof names)[number]
export type Settings = Partial<Record<Setting, string>>

/** The names of all settings, for the server that passes them on. */
export const settingNames: readonly Setting[] = names

export type Config = ReturnType<typeof readConfig>

/** Settings made usable; throws one error that tells everything that is wrong with them. */
export function readConfig(settings: Settings) {
  const problems: string[] = []

  function text(name: Setting, fallback: string) {
    return settings[name]?.trim() || fallback
  }
  function checked(name: Setting, fallback: string, isRight: (value: string) => boolean, what: string) {
    const value = text(name, fallback)
    if (value !== '' && !isRight(value)) problems.push(`${name} is “${value}”, but must be ${what}.`)
    return value
  }
  const link = (name: Setting, fallback: string) =>
    checked(name, fallback, isWebAddress, 'an address that starts with http')

  const authEmulator = link('VITE_AUTH_EMULATOR', '')
  const projectId = text('VITE_FIREBASE_PROJECT_ID', 'demo-arot')
  const config = {
    apiHost: checked(
      'VITE_API_HOST',
      '/api',
      (host) => host.startsWith('/') || isWebAddress(host),
      'a path or an address',
    ),
    authEmulator,
    firebase: {
      apiKey: text('VITE_FIREBASE_API_KEY', authEmulator ? 'demo' : ''),
      authDomain: text('VITE_FIREBASE_AUTH_DOMAIN', `${projectId}.firebaseapp.com`),
      projectId,
      appId: text('VITE_FIREBASE_APP_ID', 'arot'),
    },
    brandName: text('VITE_BRAND_NAME', 'Arot'),
    /** The address of the picture beside the name; ours when empty. */
    brandMark: checked(
      'VITE_BRAND_MARK',
      '',
      (mark) => /^\/[^/\\]/.test(mark) || (mark.startsWith('https://') && URL.canParse(mark)),
      'a path or an https address',
    ),
    contact: {
      address: text('VITE_CONTACT_ADDRESS', '27 Sample Road, Motijheel\nDhaka 1000, Bangladesh'),
      email: text('VITE_CONTACT_EMAIL', 'info@arot.example'),
      phone: text('VITE_CONTACT_PHONE', '+880 2 5550 0100'),
    },
    social: [
      { site: 'facebook' as const, href: link('VITE_SOCIAL_FACEBOOK', 'https://facebook.example/arot') },
      { site: 'x' as const, href: link('VITE_SOCIAL_X', 'https://x.example/arot') },
      { site: 'linkedin' as const, href: link('VITE_SOCIAL_LINKEDIN', 'https://linkedin.example/arot') },
      { site: 'instagram' as const, href: link('VITE_SOCIAL_INSTAGRAM', 'https://instagram.example/arot') },
    ],
    currency: checked('VITE_CURRENCY', 'USD', isCurrency, 'a currency’s three letters, such as BDT'),
    locale: checked('VITE_LOCALE', 'en-US', isLocale, 'a language tag, such as en-GB'),
    /** Off, the alert of a forgotten password is all there is, as the specification has it to the letter. */
    sendsPasswordReset:
      checked('VITE_PASSWORD_RESET', 'on', (value) => value === 'on' || value === 'off', 'on or off') === 'on',
    webmailUrl: link('VITE_WEBMAIL_URL', 'https://mail.google.com/'),
  }
  if (problems.length) throw new Error(problems.join('\n'))
  return config
}

/** What sign-in lacks to work, or nothing: the public pages need none of it. */
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

// Reads and checks a server's environment before anything starts.
import type { Rate } from './rate-limits.ts'

/** A wrong variable. The message has one line. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

export type Environment = Record<string, string | undefined>

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Reads variables by kind. An empty one counts as not set. */
export function variablesOf(env: Environment) {
  const text = (name: string) => env[name]?.trim() || undefined
  function integer(name: string, otherwise: number, least: number, most: number) {
    const value = text(name)
    const number = value === undefined ? otherwise : Number(value)
    if (Number.isInteger(number) && number >= least && number <= most) return number
    throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not "${value}"`)
  }

  function number(name: string, otherwise: number, least: number, most: number) {
    const value = text(name)
    const number = value === undefined ? otherwise : Number(value)
    if (number >= least && number <= most) return number
    throw new ConfigError(`${name} must be a number from ${least} to ${most}, not "${value}"`)
  }

  function oneOf<Choice extends string>(name: string, choices: readonly Choice[], otherwise: Choice): Choice {
    const value = text(name)
    const chosen = value === undefined ? otherwise : choices.find((choice) => choice === value)
    if (chosen) return chosen
    throw new ConfigError(`${name} must be one of ${choices.join(', ')}, not "${value}"`)
  }

  /** In production, rejects the placeholder of the sample file. */
  function textUnlessPlaceholder(name: string, placeholder: string, isProduction: boolean) {
    const value = text(name)
    if (!isProduction || value !== placeholder) return value
    throw new ConfigError(`${name} is still ${placeholder}: replace it with your own`)
  }

  return {
    text,
    textUnlessPlaceholder,
    integer,
    number,
    oneOf,
    logLevel: (name: string) => oneOf(name, levels, 'info'),
    /**
     * Requests a second. `_BURST` is how many may come at once after a pause: by default as many as in `seconds`, at
     * most as many as in a minute, so that nobody waits longer than a minute. 0 a second is no limit.
     */
    rate(name: string, otherwise: number, seconds = 10): Rate {
      const perSecond = integer(name, otherwise, 0, 1e6)
      const burst = integer(`${name}_BURST`, Math.max(1, perSecond * seconds), 1, 6e7)
      if (perSecond === 0 || burst <= perSecond * 60) return { perSecond, burst }
      throw new ConfigError(`${name}_BURST must be at most a minute of ${name}: ${perSecond * 60}, not "${burst}"`)
    },
    currency(name: string, otherwise: string) {
      const value = text(name)?.toUpperCase() ?? otherwise
      if (Intl.supportedValuesOf('currency').includes(value)) return value
      throw new ConfigError(`${name} must be a currency such as EUR, not "${value}"`)
    },
    /** An address without a trailing slash. The error does not repeat the value, because it may contain a password. */
    url(name: string, protocols: string[]) {
      const value = text(name)
      if (value === undefined) return undefined
      // Without this check, `http:shop` would also parse as an address.
      const isWhole = /^[a-z]+:\/\//i.test(value) && URL.canParse(value)
      if (isWhole && protocols.includes(new URL(value).protocol) && hasReadableLogin(new URL(value)))
        return value.replace(/\/+$/, '')
      const hint = value.includes('@') ? '. Write # / % ? @ in a password as %23 %2F %25 %3F %40' : ''
      throw new ConfigError(
        `${name} must be an address that starts with ${protocols.map((one) => `${one}//`).join(' or ')}${hint}`,
      )
    },
    list(name: string, otherwise: string[], isGood: (one: string) => boolean) {
      const value = text(name)
      if (value === undefined) return otherwise
      const all = value.split(',').map((one) => one.trim())
      const bad = all.find((one) => !isGood(one))
      if (bad === undefined) return all
      throw new ConfigError(`${name} must be origins like https://shop.example.com, separated by commas, not "${bad}"`)
    },
    /** The number of proxies in front, or their addresses. */
    proxy(name: string): false | number | string[] {
      const value = text(name)
      if (value === undefined || value === '0') return false
      if (/^\d{1,2}$/.test(value)) return Number(value)
      if (/^[\d.:a-f/, ]+$/i.test(value)) return value.split(',').map((one) => one.trim())
      throw new ConfigError(`${name} must be the number of proxies in front or their addresses, not "${value}"`)
    },
  }
}

/** False if a character of the password ends the login too early, or if its percent codes cannot be decoded. */
function hasReadableLogin({ protocol, host, username, password, pathname, search, hash }: URL) {
  const isWeb = protocol.startsWith('http')
  if (!isWeb && host !== '' && username === '' && `${pathname}${search}${hash}`.includes('@')) return false
  try {
    decodeURIComponent(username + password)
    return true
  } catch {
    return false
  }
}

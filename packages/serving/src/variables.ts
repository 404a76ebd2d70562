// What a server's environment says, checked before anything starts.
import type { Rate } from './rate-limits.ts'

/** A wrong variable, told in one line. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

export type Environment = Record<string, string | undefined>

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Reads one variable of a kind; an empty one counts as not set. */
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

  /** Refuses what a sample has in place of a value, where `isProduction`. */
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
     * Requests a second, and how many at once after a pause, for as many seconds unless told; 0 a second is no limit.
     * Nobody is refused for longer than a minute.
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
    /** An address without a trailing slash. What is wrong with it is told without repeating it: it may hold a password. */
    url(name: string, protocols: string[]) {
      const value = text(name)
      if (value === undefined) return undefined
      // Without its slashes `http:shop` would be read as an address, too.
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
    /** How many proxies stand in front, or which addresses they have. */
    proxy(name: string): false | number | string[] {
      const value = text(name)
      if (value === undefined || value === '0') return false
      if (/^\d{1,2}$/.test(value)) return Number(value)
      if (/^[\d.:a-f/, ]+$/i.test(value)) return value.split(',').map((one) => one.trim())
      throw new ConfigError(`${name} must be the number of proxies in front or their addresses, not "${value}"`)
    },
  }
}

/** False if a character of the password has ended it too early, or stands there as a code that is none. */
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

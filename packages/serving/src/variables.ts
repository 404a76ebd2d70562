// What a server's environment says, checked before anything starts.
import type { Rate } from './rates.ts'

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
    const told = text(name)
    const number = told === undefined ? otherwise : Number(told)
    if (Number.isInteger(number) && number >= least && number <= most) return number
    throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not "${told}"`)
  }

  function number(name: string, otherwise: number, least: number, most: number) {
    const told = text(name)
    const number = told === undefined ? otherwise : Number(told)
    if (number >= least && number <= most) return number
    throw new ConfigError(`${name} must be a number from ${least} to ${most}, not "${told}"`)
  }

  function oneOf<Choice extends string>(name: string, choices: readonly Choice[], otherwise: Choice): Choice {
    const told = text(name)
    const chosen = told === undefined ? otherwise : choices.find((choice) => choice === told)
    if (chosen) return chosen
    throw new ConfigError(`${name} must be one of ${choices.join(', ')}, not "${told}"`)
  }

  return {
    text,
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
      const told = text(name)?.toUpperCase() ?? otherwise
      if (Intl.supportedValuesOf('currency').includes(told)) return told
      throw new ConfigError(`${name} must be a currency such as EUR, not "${told}"`)
    },
    /** An address without a trailing slash. What is wrong with it is told without repeating it: it may hold a password. */
    url(name: string, protocols: string[]) {
      const told = text(name)
      if (told === undefined) return undefined
      // Without its slashes `http:shop` would be read as an address, too.
      const isWhole = /^[a-z]+:\/\//i.test(told) && URL.canParse(told)
      if (isWhole && protocols.includes(new URL(told).protocol)) return told.replace(/\/+$/, '')
      throw new ConfigError(
        `${name} must be an address that starts with ${protocols.map((one) => `${one}//`).join(' or ')}`,
      )
    },
    list(name: string, otherwise: string[], isGood: (one: string) => boolean) {
      const told = text(name)
      if (told === undefined) return otherwise
      const all = told.split(',').map((one) => one.trim())
      const bad = all.find((one) => !isGood(one))
      if (bad === undefined) return all
      throw new ConfigError(`${name} must be origins like https://shop.example.com, separated by commas, not "${bad}"`)
    },
    /** How many proxies stand in front, or which addresses they have. */
    proxy(name: string): false | number | string[] {
      const told = text(name)
      if (told === undefined || told === '0') return false
      if (/^\d{1,2}$/.test(told)) return Number(told)
      if (/^[\d.:a-f/, ]+$/i.test(told)) return told.split(',').map((one) => one.trim())
      throw new ConfigError(`${name} must be the number of proxies in front or their addresses, not "${told}"`)
    },
  }
}

import { publicNameProblem } from '@arot/contract'
import endings from 'tlds' with { type: 'json' }

const latinEndings = new Set(endings.filter((ending) => /^[a-z]+$/.test(ending)))

/** A word with dots, such as "evil.agency" or "A.K.M". */
const dotted = /[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+/gu
/** Legal forms and titles have these next to a dot, as in "Padma Co.Ltd" or "Md.Rahim". Titles are also endings: ".md". */
const legalForms = 'bros|co|corp|gmbh|inc|llc|llp|ltd|plc|pvt'
const legalForm = new RegExp(`^(${legalForms})$`, 'i')
const abbreviations = `adv|dr|engr?|md|messrs|mohd|mr|mrs|ms|mst|no|prof|sk|st|${legalForms}`
const abbreviation = new RegExp(`^(${abbreviations})$`, 'i')

/** A dot in brackets, or with a space before it, which is rare in honest names: "evil (.) com", "evil .com". */
const looseDot = /\s*[[(]\s*(?:[.。․]|dot|ডট)\s*[\])]\s*|\s+[.。․]\s*/giu
const letter = '[\\p{L}\\p{M}\\p{N}]'
/** "evil dot com" and "evil. com", but not "Ltd. Com Section". Other endings are ordinary words: "Polka Dot Shop". */
const looseEnding = new RegExp(
  `\\s(?:dot|ডট)\\s(?:com|net|org|co|bd|কম|নেট|অর্গ)(?!${letter})|\\.\\s(?:com|net|org)(?=[^\\p{L}\\p{N}]*$)|` +
    `(?<=${letter}{2})(?<!(?<!${letter})(?:${abbreviations}))\\.\\s(?:com|net|org)(?!${letter})`,
  'giu',
)
/** "www evil com". */
const looseStart = /\bwww\s+/gi
const joinAddresses = (name: string) =>
  name.normalize('NFKC').replace(looseDot, '.').replace(looseEnding, '.com').replace(looseStart, 'www.')

/** After more than an initial, any ending of addresses is refused. The rule of forms knows the usual ones. */
function isAddress(word: string) {
  const [before = '', ending = ''] = word.split('.').slice(-2)
  if (!latinEndings.has(ending.toLowerCase()) || before.length < 2) return false
  return !legalForm.test(ending) && !(abbreviation.test(before) && /^[A-Z][a-z]/.test(ending))
}

/**
 * The problem of a public name, or of the place that stands beside it. Stricter than the rule that forms check, which
 * has a list of endings.
 */
export function nameProblem(word: 'Name' | 'Place', name: string): string | undefined {
  const joined = joinAddresses(name)
  const words = joined.replace(/[。․·]/g, '.').match(dotted) ?? []
  const problem = publicNameProblem(word, name) ?? publicNameProblem(word, joined)
  return problem ?? (words.some(isAddress) ? `${word} must not contain a web address.` : undefined)
}

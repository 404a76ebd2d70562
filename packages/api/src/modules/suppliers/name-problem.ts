import { publicNameProblem } from '@arot/contract'
import { addressEndings } from './address-endings.ts'

/** A word with dots, such as "evil.agency" or "A.K.M". */
const dotted = /[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+/gu
/** Companies and titles have these next to a dot, as in "Padma Co.Ltd" or "Md.Rahim". */
const abbreviation =
  /^(adv|bros|co|corp|dr|engr?|gmbh|inc|llc|llp|ltd|md|messrs|mohd|mr|mrs|ms|mst|no|plc|prof|pvt|sk|st)$/i

/** After more than an initial, any ending of addresses is refused. The rule of forms knows the usual ones. */
function isAddress(word: string) {
  const [before = '', ending = ''] = word.split('.').slice(-2)
  if (!addressEndings.has(ending.toLowerCase()) || before.length < 2) return false
  return !abbreviation.test(before) && !abbreviation.test(ending)
}

/** The problem of a public name. Stricter than the rule that forms check, which has a list of endings. */
export function nameProblem(name: string): string | undefined {
  const words =
    name
      .normalize('NFKC')
      .replace(/[。․·]/g, '.')
      .match(dotted) ?? []
  return publicNameProblem('Name', name) ?? (words.some(isAddress) ? 'Name must not contain a web address.' : undefined)
}

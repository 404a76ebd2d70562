import { expect, test } from 'vitest'
import { languageFor } from '../src/language.ts'

test.for([
  [{}, 'en'],
  [{ 'accept-language': 'en-GB,en;q=0.9' }, 'en'],
  [{ 'accept-language': 'bn-BD,bn;q=0.9,en-US;q=0.8' }, 'bn'],
  [{ 'accept-language': 'BN' }, 'bn'],
  [{ 'accept-language': 'en,bn;q=0.5' }, 'en'],
  [{ 'accept-language': 'bn;q=0,en' }, 'en'],
  [{ 'accept-language': 'de,bn;q=0.4,en;q=0.3' }, 'bn'],
  [{ 'accept-language': 'bnn' }, 'en'],
  [{ 'accept-language': ',;=bn;;q=x,,' }, 'en'],
  [{ 'accept-language': '*' }, 'en'],
  [{ 'accept-language': 'bn', cookie: 'a=b; arot-language=en' }, 'en'],
  [{ cookie: 'arot-language=bn' }, 'bn'],
  [{ cookie: 'arot-language=de' }, 'en'],
  [{ cookie: 'not-arot-language=bn' }, 'en'],
] as const)('%o gets %s', ([headers, language]) => {
  expect(languageFor(headers)).toBe(language)
})

// Finds pages by what they are called here, by what others call it, and by what they say.

/** @typedef {import('./library.js').Page} Page */

/** Words that say nothing about what is wanted. */
const filler = new Set(
  'a an and are as at by can for from i in is it my of on or that the this to want with'.split(' '),
)

/**
 * The words of each page, for as long as the page is there.
 * @type {WeakMap<Page, ReturnType<typeof indexOf>>}
 */
const indexes = new WeakMap()

/**
 * The pages that fit, best first; of two that fit alike, the first of `pages`.
 * @param {Page[]} pages
 * @param {string} query
 * @returns {Page[]}
 */
export function search(pages, query) {
  const indexed = pages.map(indexedOnce)
  const words = wordsOf(query)
  const phrase = words.join('')
  // A word that stands on most pages tells few of them apart.
  const weights = new Map(
    words.map((word) => [word, Math.log(1 + pages.length / (1 + indexed.filter(({ all }) => all.has(word)).length))]),
  )
  return indexed
    .map((page) => ({ page: page.page, score: score(page) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ page }) => page)

  /** @param {ReturnType<typeof indexOf>} page */
  function score({ title, names, named, intro, all }) {
    const isTitle = phrase !== '' && phrase === title ? 100 : 0
    const isAlias = phrase !== '' && names.includes(phrase) ? 60 : 0
    return words.reduce((total, word) => {
      const place = named.has(word) ? 6 : intro.has(word) ? 3 : all.has(word) ? 1 : 0
      return total + place * (weights.get(word) ?? 0)
    }, isTitle + isAlias)
  }
}

/** @param {Page} page */
function indexedOnce(page) {
  const index = indexes.get(page) ?? indexOf(page)
  indexes.set(page, index)
  return index
}

/** @param {Page} page */
function indexOf(page) {
  const { title, aliases, exports, intro, text } = page
  return {
    page,
    title: joinWords(title),
    names: [...aliases, ...exports].map(joinWords),
    named: new Set([...[title, spaced(title), ...aliases].flatMap(wordsOf), ...aliases.map(joinWords)]),
    intro: new Set(wordsOf(intro)),
    all: new Set([...wordsOf(text), ...wordsOf(spaced(title))]),
  }
}

/**
 * `DateField` as two words.
 * @param {string} name
 */
function spaced(name) {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
}

/**
 * “date picker” as others write it: `datepicker`.
 * @param {string} text
 */
function joinWords(text) {
  return wordsOf(text).join('')
}

/**
 * In small letters and in the singular, without what says nothing.
 * @param {string} text
 */
function wordsOf(text) {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !filler.has(word))
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word))
}

import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { english } from '../../messages/english.ts'
import { german } from '../../messages/german.ts'
import { specimens } from './specimens.fixtures.tsx'

/** Texts in the code of the stories, proper names, initials, and words that are the same in Bengali. */
const theirs = [
  'US',
  'https',
  'Ask',
  'Buy',
  'Say',
  'below',
  'stays',
  'NR',
  'FK',
  'TH',
  'RC',
  'Facebook',
  'Instagram',
  'LinkedIn',
  'YouTube',
  'JPEG',
  'PNG',
  'WebP',
  'AVIF',
  'HEIC',
]

/** The data of the stories: names, brands and texts. */
const data = import.meta.glob('../../**/*.fixtures.ts', { eager: true })

const groups = ['primitives', 'marketplace', 'site', 'auth'] as const

const titles = { primitives: 'Primitives', marketplace: 'Marketplace', site: 'Site', auth: 'Auth' }

const meta = preview.meta({
  title: 'Foundations/Whole library',
  parameters: { layout: 'fullscreen' },
})

/** Every component once in light and once in dark. Pages and overlays have their own stories. */
export const Default = meta.story({
  name: 'Both themes',
  // Everything appears twice, also landmarks, so their names cannot be unique.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <div className="grid arot-lg:grid-cols-2">
      {['light', 'dark'].map((theme) => (
        <div key={theme} className={`${theme} min-w-0 bg-arot-canvas px-4 py-8 text-arot-ink arot-md:px-8`}>
          <div className="mx-auto grid max-w-4xl grid-cols-1 gap-12">
            {groups.map((group) => (
              <Group key={group} group={group} />
            ))}
          </div>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll<HTMLElement>('[data-specimen]:not(:empty)')]
    const expected = groups.flatMap(specimens).map(({ name }) => name)
    await expect(drawn.map(({ dataset }) => dataset.specimen)).toEqual([...expected, ...expected])
  },
})

/** In Bengali no text or number of the library is in English. Only the stories' own data may be. */
export const InBengali = meta.story({
  globals: { language: 'bn' },
  render: () => (
    <div className="grid gap-12 p-4">
      {groups.map((group) => (
        <Group key={group} group={group} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const left = groups.flatMap(specimens).flatMap(({ name, args }) => {
      const drawn = canvasElement.querySelector(`[data-specimen="${name}"]`)
      const given = JSON.stringify([args, data, theirs])
      const words = drawn === null ? [] : wordsOf(drawn).flatMap((text) => text.match(/[A-Za-z]{2,}|[0-9]+/g) ?? [])
      return [...new Set(words)].filter((word) => !given.includes(word)).map((word) => `${name}: ${word}`)
    })
    await expect(left).toEqual([])
  },
})

/** German has the same script as English, so this compares whole texts. Long words fit in their buttons. */
export const InGerman = meta.story({
  globals: { language: 'de' },
  render: InBengali.input.render,
  play: async ({ canvasElement }) => {
    const sameInBoth = new Set(textsIn(german))
    const englishTexts = new Set(textsIn(english).filter((text) => !sameInBoth.has(text)))
    const left = groups.flatMap(specimens).flatMap(({ name, args }) => {
      const drawn = canvasElement.querySelector(`[data-specimen="${name}"]`)
      const input = JSON.stringify([args, data, theirs])
      const texts = drawn === null ? [] : wordsOf(drawn).map((text) => text.trim())
      const unexpected = texts.filter((text) => englishTexts.has(text) && !input.includes(text))
      return [...new Set(unexpected)].map((text) => `${name}: ${text}`)
    })
    await expect(left).toEqual([])
    const tooNarrow = [...canvasElement.querySelectorAll('button, label, th, [data-slot="badge"]')]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
      .map(({ textContent }) => textContent)
    await expect(tooNarrow).toEqual([])
  },
})

/** The texts of a language without those that depend on a value. */
function textsIn(messages: object): string[] {
  return Object.values(messages).flatMap((value: unknown) => {
    if (typeof value === 'string') return [value]
    return typeof value === 'object' && value !== null ? textsIn(value) : []
  })
}

/** All visible texts, and those for screen readers. */
function wordsOf(element: Element) {
  const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt']
  return [element, ...element.querySelectorAll('*')].flatMap((part) => [
    ...spoken.map((name) => part.getAttribute(name) ?? ''),
    ...[...part.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map((node) => node.textContent ?? ''),
  ])
}

function Group({ group }: { group: (typeof groups)[number] }) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <h1 className="border-arot-line border-b pb-2 font-arot-display font-bold text-arot-24">{titles[group]}</h1>
      {specimens(group).map(({ name, Component }) => (
        <article key={name} className="grid min-w-0 grid-cols-1 gap-3">
          <h2 className="text-arot-13 text-arot-muted">{name}</h2>
          {/* A transform keeps fixed elements inside their specimen. */}
          <div data-specimen={name} className="min-w-0 transform-gpu">
            <Component />
          </div>
        </article>
      ))}
    </div>
  )
}

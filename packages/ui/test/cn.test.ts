import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extendTailwindMerge } from 'tailwind-merge'
import { describe, expect, it } from 'vitest'
import { cn, mergeClasses } from '../src/lib/cn.ts'
import { tokenNames } from '../src/lib/tokens.generated.ts'
import { readTokens } from '../tokens/read.ts'

/** The complete tailwind-merge, to compare our shorter list with. */
const standard = extendTailwindMerge({
  extend: {
    theme: {
      text: tokenNames.text,
      radius: tokenNames.radius,
      spacing: Object.keys(readTokens().size).map((name) => `arot-${name}`),
      shadow: tokenNames.shadow,
      font: tokenNames.font,
      ease: tokenNames.ease,
      animate: ['arot-spin', 'arot-pulse', 'arot-appear', 'arot-leave', 'arot-rise', 'arot-sink', 'arot-pop'],
    },
    classGroups: {
      z: [{ z: tokenNames.layer }],
      duration: [{ duration: tokenNames.duration }],
    },
  },
})

/** Words of the source that are also class names, but not used as such. */
const words = ['filter']

/** tailwind-merge removes a repeated class only if it knows the class. */
const isKnown = (name: string) => standard(`${name} ${name}`) === name

const ours = [...new Set(wordsOfSource().filter(isKnown).map(withoutVariants))].sort()

const hosts =
  `block inline-flex grid hidden static absolute sticky inset-0 -top-2 start-1 z-10 order-2 flex-col flex-1 flex-auto
  grow shrink-0 basis-1/2 w-full min-w-0 max-w-md h-9 size-6 p-0 px-8 pe-3 pt-1 m-2 mx-auto -ml-1 gap-6 gap-x-2 grid-cols-3 col-span-2
  items-start justify-between self-end place-items-center overflow-auto overflow-x-hidden truncate text-lg text-2xl text-[13px]
  text-red-500 text-(--host) text-center text-balance font-serif font-light font-[550] leading-tight tracking-wide uppercase italic
  underline tabular-nums whitespace-normal line-clamp-3 rounded rounded-lg rounded-t-xl rounded-none border border-2 border-t
  border-b-4 border-red-500 border-dashed border-x-0 bg-red-500 bg-white/50 bg-[#fff] bg-linear-to-r bg-[url(host.png)] from-red-500
  shadow shadow-xl shadow-none shadow-red-500 opacity-50 outline outline-2 outline-red-500 outline-none outline-offset-4 transition
  duration-75 ease-in animate-spin scale-95 rotate-3 translate-x-1 -translate-y-1/2 cursor-wait select-text pointer-events-auto
  fill-red-500 stroke-2 stroke-red-500 object-left object-cover aspect-video list-disc align-top break-words sr-only invisible`
    .split(/\s+/)
    .filter(isKnown)

describe('cn', () => {
  it('lets the caller’s class win over ours if both set the same property', () => {
    expect(cn('px-4 rounded-arot-card bg-arot-surface', 'px-8 rounded-none')).toBe(
      'arot bg-arot-surface px-8 rounded-none',
    )
  })

  it('keeps a size of ours and a colour of ours', () => {
    expect(cn('text-arot-14 font-arot-display', 'text-arot-muted font-bold')).toBe(
      'arot text-arot-14 font-arot-display text-arot-muted font-bold',
    )
  })

  it('marks an element once, however many components its classes came through', () => {
    expect(cn('px-4', cn('mt-2'))).toBe('px-4 arot mt-2')
  })

  it('keeps unknown classes', () => {
    expect(cn('p-2', 'host-card', 'hover:p-4')).toBe('arot p-2 host-card hover:p-4')
  })
})

describe('the short list of class groups', () => {
  it('has classes of the components to test', () => {
    expect(ours.length).toBeGreaterThan(100)
    expect(hosts.length).toBeGreaterThan(100)
  })

  it('knows every class that a component uses', () => {
    expect(ours.filter((name) => mergeClasses(name, name) !== name)).toEqual([])
  })

  it('merges any host class with any class of ours like the full tailwind-merge', () => {
    const differing = ours.flatMap((our) =>
      [...hosts, ...ours].map((host) => `${our} ${host}`).filter((pair) => mergeClasses(pair) !== standard(pair)),
    )
    expect(differing).toEqual([])
  })
})

/** Every word in a string of the components. */
function wordsOfSource() {
  const source = join(import.meta.dirname, '../..')
  return globSync('{trade,ui}/src/**/*.{ts,tsx}', {
    cwd: source,
    exclude: ['**/*.{stories,fixtures,docs,example,test}.*', 'ui/src/{brand,lib}/**'],
  })
    .flatMap((path) => [...readFileSync(join(source, path), 'utf8').matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)])
    .flatMap(([, single, double, template]) => (single ?? double ?? template ?? '').split(/\s+/))
    .filter((word) => !words.includes(word))
    .filter((word) => word.split('[').length === word.split(']').length)
}

/** `group-has-[:checked]:hover:p-4` → `p-4`: the part after the last colon outside brackets. */
function withoutVariants(name: string) {
  let depth = 0
  let start = 0
  for (const [index, character] of [...name].entries()) {
    if (character === '[') depth += 1
    else if (character === ']') depth -= 1
    else if (character === ':' && depth === 0) start = index + 1
  }
  return name.slice(start)
}

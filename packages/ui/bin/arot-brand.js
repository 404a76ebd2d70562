#!/usr/bin/env node
// A brand from the command line: reads a few decisions, says what it had to correct, writes what is made of them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BrandError, brandCss, createBrand, designTokens, figmaVariables } from '../dist/brand/brand.js'

const usage = `arot-brand: a whole brand, light and dark, from a few decisions

  arot-brand brand.json [--out folder] [--selector .class]
  arot-brand --primary '#0b5cad' [options]

  --primary COLOUR    actions, what is chosen, focus, the hero
  --accent COLOUR     what needs attention
  --neutral COLOUR    the tint of pages, text and lines
  --radius PX         a control's corners, 0 to 16
  --sans FAMILY       what is read
  --display FAMILY    headings
  --density WHICH     comfortable or compact
  --mark ADDRESS      a square picture beside the name
  --name NAME         what the brand is called
  --selector CLASS    for a part of a page alone; the whole page when not given
  --out FOLDER        where brand.css, brand.tokens.json and brand.figma.json go; here when not given`

const text = { type: 'string' }

try {
  process.exitCode = run()
} catch (error) {
  const isOurs = error instanceof BrandError || error.code?.startsWith('ERR_PARSE_ARGS') || error.code === 'ENOENT'
  if (!isOurs && !(error instanceof SyntaxError)) throw error
  console.error(`arot-brand: ${error.message}`)
  process.exitCode = 2
}

function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...{ primary: text, accent: text, neutral: text, radius: text, sans: text, display: text, density: text },
      ...{ mark: text, name: text, selector: text, out: text, help: { type: 'boolean' } },
    },
  })
  const [file] = positionals
  if (values.help || (file === undefined && values.primary === undefined)) {
    console.log(usage)
    return values.help ? 0 : 2
  }
  const selector = values.selector ?? ':root'
  if (!/^(:root|\.[a-z][\w-]*)$/i.test(selector))
    throw new BrandError(`selector is a class like .harbour, not ${selector}`)
  const fromFile = file === undefined ? {} : JSON.parse(readFileSync(file, 'utf8'))
  const brand = createBrand({ ...fromFile, ...decisionsOf(values) })
  write(brand, selector, resolve(values.out ?? '.'))
  return 0
}

function decisionsOf({ radius, sans, display, selector, out, help, ...decisions }) {
  const fonts = { ...(sans && { sans }), ...(display && { display }) }
  return {
    ...decisions,
    ...(radius !== undefined && { radius: Number(radius) }),
    ...(Object.keys(fonts).length > 0 && { fonts }),
  }
}

function write(brand, selector, folder) {
  const files = {
    'brand.css': `/* ${brand.name}, made by arot-brand. */\n${brandCss(brand, { selector })}\n`,
    'brand.tokens.json': json(designTokens(brand)),
    'brand.figma.json': json(figmaVariables(brand)),
  }
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)

  for (const { decision, asked, given, because } of brand.corrections) {
    console.log(`${decision} ${asked} became ${given}: ${because}.`)
  }
  for (const warning of brand.warnings) console.log(warning)
  const least = Math.min(...brand.pairs.map(({ ratio, least }) => ratio / least))
  console.log(
    `${brand.name}: ${brand.pairs.length} pairs of colours can be read, the nearest with ${least.toFixed(2)} of what AA asks.`,
  )
  console.log(`${Object.keys(files).join(', ')} are in ${folder}`)
  if (brand.mark) console.log(`The mark goes to the provider: <ArotProvider mark={<img src="${brand.mark}" alt="" />}>`)
}

function json(value) {
  return `${JSON.stringify(value, null, 2)}\n`
}

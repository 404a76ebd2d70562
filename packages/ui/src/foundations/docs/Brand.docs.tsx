import { useState } from 'react'
import { type Brand, BrandError, brandCss, createBrand, designTokens, figmaVariables } from '../../brand/brand.ts'
import { parseColor } from '../../brand/colour.ts'
import { ProductCard } from '../../marketplace/ProductCard/ProductCard.tsx'
import { courtTrainer } from '../../marketplace/products.fixtures.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { ArotProvider } from '../ArotProvider/ArotProvider.tsx'

type Answers = Record<'name' | 'primary' | 'accent' | 'neutral' | 'radius' | 'sans', string>

const start: Answers = { name: 'Harbour', primary: '#0b5cad', accent: '', neutral: '', radius: '4', sans: '' }
const part = '.brand-preview'

const questions = {
  name: 'Name',
  primary: 'Primary',
  accent: 'Accent, red when empty',
  neutral: 'Neutral, from the primary when empty',
  radius: 'Corners, 0 to 16 px',
  sans: 'Family, Inter when empty',
} as const

/** An editor for a brand's decisions, with a preview and the files to download. */
export function BrandMaker() {
  const [answers, setAnswers] = useState(start)
  const { brand, refusal } = tryBrand(answers)
  return (
    <ArotProvider isCutout={() => true}>
      <div className="light mb-10 grid gap-6 text-arot-ink">
        <form className="grid gap-4 arot-sm:grid-cols-2" onSubmit={(event) => event.preventDefault()}>
          {Object.entries(questions).map(([key, label]) => (
            <div key={key} className="flex items-end gap-2">
              <TextInput
                label={label}
                value={answers[key as keyof Answers]}
                onChange={(event) => setAnswers({ ...answers, [key]: event.target.value })}
                className="grow"
              />
              <Swatch value={answers[key as keyof Answers]} />
            </div>
          ))}
        </form>
        {refusal !== undefined && <Notice title={refusal} />}
        {brand && <BrandReport brand={brand} />}
        {brand && <Previews brand={brand} />}
        {brand && <Files brand={brand} />}
      </div>
    </ArotProvider>
  )
}

function tryBrand(answers: Answers): { brand?: Brand; refusal?: string } {
  const { radius, sans, ...colours } = answers
  const colourAnswers = Object.fromEntries(Object.entries(colours).filter(([, answer]) => answer.trim() !== ''))
  try {
    return {
      brand: createBrand({
        ...colourAnswers,
        primary: answers.primary,
        ...(radius !== '' && { radius: Number(radius) }),
        ...(sans !== '' && { fonts: { sans } }),
      }),
    }
  } catch (error) {
    if (error instanceof BrandError) return { refusal: error.message }
    throw error
  }
}

function Swatch({ value }: { value: string }) {
  if (!parseColor(value)) return null
  return (
    <span
      aria-hidden
      className="size-10 shrink-0 rounded-arot-control border border-arot-line"
      style={{ background: value }}
    />
  )
}

function BrandReport({ brand: { corrections, warnings, pairs } }: { brand: Brand }) {
  const nearest = Math.min(...pairs.map(({ ratio, least }) => ratio / least))
  return (
    <ul className="grid gap-2 text-arot-14">
      {corrections.map(({ decision, from, to, because }) => (
        <li key={decision}>
          The {decision} {from} became {to}: {because}.
        </li>
      ))}
      {warnings.map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
      <li className="text-arot-muted">
        {pairs.length} pairs of colours can be read; the nearest has {nearest.toFixed(2)} of what WCAG 2.2 AA asks.
      </li>
    </ul>
  )
}

function Previews({ brand }: { brand: Brand }) {
  return (
    <div className="grid gap-4 arot-md:grid-cols-2">
      <style>{brandCss(brand, { selector: part })}</style>
      {(['light', 'dark'] as const).map((theme) => (
        <div
          key={theme}
          className={`${theme} ${part.slice(1)} grid gap-4 rounded-arot-card border border-arot-line bg-arot-canvas p-5 font-arot-sans text-arot-ink`}
        >
          <div className="rounded-arot-tile bg-arot-hero-from bg-radial-[at_88%_40%] from-arot-hero-to to-70% to-arot-hero-from p-5 font-arot-display font-bold text-arot-20 text-arot-on-hero">
            {brand.name}
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <Button>Buy</Button>
            <Button variant="secondary">Save</Button>
            <Button variant="danger">Delete</Button>
            <Badge tone="brand">New</Badge>
          </div>
          <TextInput label="Company" error="Say who you are." />
          <ProductCard product={courtTrainer} href="#" />
        </div>
      ))}
    </div>
  )
}

function Files({ brand }: { brand: Brand }) {
  const files = {
    'brand.css': brandCss(brand),
    'brand.tokens.json': JSON.stringify(designTokens(brand), null, 2),
    'brand.figma.json': JSON.stringify(figmaVariables(brand), null, 2),
  }
  return (
    <ul className="flex flex-wrap gap-3 text-arot-14">
      {Object.entries(files).map(([name, text]) => (
        <li key={name}>
          <a className="font-semibold underline" download={name} href={`data:text/plain,${encodeURIComponent(text)}`}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

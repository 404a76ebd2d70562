import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { unbroken } from './withoutBreaks.tsx'

/** The text, with brackets around the parts that do not break. */
const render = (text: string) =>
  renderToStaticMarkup(unbroken(text)).replaceAll(/<span class="whitespace-nowrap">(.*?)<\/span>/g, '[$1]')

it.each([
  ['Fast-Charging USB-C Charger 45 W', 'Fast-Charging [USB-C] Charger [45 W]'],
  [
    'Fast-Charging USB-C charger by Lumitek, 45 W. Packed singly.',
    'Fast-Charging [USB-C] charger by Lumitek, [45 W]. Packed singly.',
  ],
  ['Organic Cotton T-Shirt Kids', 'Organic Cotton [T-Shirt] Kids'],
  ['Mineral Engine Oil 5W-30', 'Mineral Engine Oil [5W-30]'],
  ['Slim Power Bank 10,000 mAh', 'Slim Power Bank [10,000 mAh]'],
  ['Electric Kettle 1.7 L', 'Electric Kettle [1.7 L]'],
])('%s is broken where a reader would', (text, parts) => {
  expect(render(text)).toBe(parts)
})

it.each(['Studio Over-ear Headphones', 'Court Trainer, Mixed Sizes', 'Wall-Mounted', 'চার্জার ৪৫ ওয়াট', ''])(
  '“%s” has nothing to keep whole',
  (text) => {
    expect(unbroken(text)).toBe(text)
  },
)

import { ImportReport } from '@arot/trade/ImportReport'

const result = {
  rows: [
    { line: 2, verdict: 'new' as const, name: 'Jute Sack, 50 kg' },
    {
      line: 3,
      verdict: 'refused' as const,
      name: 'Hotel Towel 70 × 140 cm',
      problems: [{ column: 'price', message: 'Price must be more than 0' }],
    },
  ],
  unknown: ['Colour'],
}

export function ImportReportExample() {
  return <ImportReport result={result} />
}

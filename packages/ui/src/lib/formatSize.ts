/** How large a file is, in the largest unit that leaves a whole one: 1.2 MB. */
export function formatSize(bytes: number, locale: string) {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  const digits = power < 2 ? 0 : 1
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power],
    // In short English knows no plural of it.
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: digits,
  }).format(bytes / 1000 ** power)
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

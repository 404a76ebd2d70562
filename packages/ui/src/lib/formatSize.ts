/** The size of a file, in the largest unit with at least one whole: 1.2 MB. */
export function formatSize(bytes: number, locale: string) {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  const digits = power < 2 ? 0 : 1
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power],
    // The short English form of "byte" has no plural.
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: digits,
  }).format(bytes / 1000 ** power)
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

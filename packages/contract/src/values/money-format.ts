/**
 * Formats money for a locale. Dhaka writes $১৯.৮১, as `bn-IN` does; `bn` and `bn-BD` would write ১৯.৮১ US$. The
 * components of `@arot/ui` format money in the same way.
 */
export function moneyFormatter(
  currency: string,
  locale: string,
): (amount: number | Intl.StringNumericLiteral) => string {
  return new Intl.NumberFormat(locale.startsWith('bn') ? 'bn-IN' : locale, { style: 'currency', currency }).format
}

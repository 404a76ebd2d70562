/**
 * Writes amounts as readers of a locale do. Dhaka writes $১৯.৮১, as the data of `bn-IN` say; those of `bn` and `bn-BD` say
 * ১৯.৮১ US$. The components of `@arot/ui` write money in the same way.
 */
export function moneyFormatter(
  currency: string,
  locale: string,
): (amount: number | Intl.StringNumericLiteral) => string {
  return new Intl.NumberFormat(locale.startsWith('bn') ? 'bn-IN' : locale, { style: 'currency', currency }).format
}

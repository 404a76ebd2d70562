/** The pages to show: the first, the last, the current one and its neighbours; null is a gap. */
export function visiblePages(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((each) => each >= 1 && each <= pageCount)
  const pages = [...new Set(wanted)].sort((a, b) => a - b)
  return pages.flatMap((each, index) => {
    const skipped = index === 0 ? 0 : each - pages[index - 1]! - 1
    // A gap of one page would be as wide as the page itself.
    if (skipped === 1) return [each - 1, each]
    return skipped > 1 ? [null, each] : [each]
  })
}

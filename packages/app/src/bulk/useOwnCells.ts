import { type Cell, type CellVerdict, type Product, productProblems, workspaceCalls } from '@arot/contract'
import type { OwnProductsTableProps } from '@arot/trade/OwnProductsTable'
import { groupDigits } from '../platform/i18n/problems.ts'
import { t } from '../platform/i18n/words.ts'
import { isOfCatalogue, queries } from '../platform/queries.ts'
import { useSend } from '../session/useAction.ts'
import { useVisit } from '../session/visit.ts'

type ChangeCells = OwnProductsTableProps['onChangeCells']
type ValidateCell = NonNullable<OwnProductsTableProps['validate']>

/** Changes cells of the reader's own products, and updates the list with the server's response. */
export function useOwnCells(email: string): ChangeCells {
  const send = useSend()
  const { data } = useVisit()
  const own = queries.myProducts(email)

  return async (changes) => {
    const verdicts = await send({
      request: async ({ call }) => {
        const verdicts = await workspaceCalls(call).changeCells(changes as Cell[])
        await data.update(own, (all) => all && withVerdicts(all, changes, verdicts))
        return verdicts
      },
      // The list can have ten thousand products, so it is updated in place and not fetched again.
      revalidates: [(key) => isOfCatalogue(key) && (key as unknown[])[0] !== own.key[0]],
    })
    return verdicts.map(({ id, verdict, current, message }) => ({
      id,
      verdict,
      current: current as Awaited<ReturnType<ChangeCells>>[number]['current'],
      message: message === undefined ? undefined : groupDigits(t(message)),
    }))
  }
}

function withVerdicts(products: Product[], changes: Parameters<ChangeCells>[0], verdicts: CellVerdict[]) {
  const byId = new Map(products.map((product) => [product._id, product]))
  changes.forEach(({ id, field, to }, place) => {
    const product = byId.get(id)
    const verdict = verdicts[place]
    const value = verdict?.verdict === 'changed' ? to : verdict?.current
    if (product === undefined || verdict === undefined || value === undefined) return
    byId.set(id, { ...product, [field]: value, ...(verdict.version !== undefined && { version: verdict.version }) })
  })
  return [...byId.values()]
}

/** Checks one cell of the table by the rules of the form. */
export const validateCell: ValidateCell = (product, field, value) => {
  if (field === 'withdrawn') return null
  // No cell edits a picture, so every picture is valid here.
  const problems = productProblems({ ...product, [field]: value }, { isOwnPicture: () => true })
  const problem = problems[field as keyof typeof problems] ?? problems.priceBreaks
  return problem ? t(problem) : null
}

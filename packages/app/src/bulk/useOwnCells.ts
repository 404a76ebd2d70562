import { type Cell, type CellVerdict, type Product, productProblems, workspaceCalls } from '@arot/contract'
import type { OwnProductsTableProps } from '@arot/ui/OwnProductsTable'
import { useSWRConfig } from 'swr'
import { grouped } from '../platform/i18n/problems.ts'
import { t } from '../platform/i18n/words.ts'
import { isOfCatalogue, queries } from '../platform/queries.ts'
import { useVisit } from '../session/visit.ts'

type ChangeCells = OwnProductsTableProps['onChangeCells']
type CellResult = { change: Parameters<ChangeCells>[0][number]; verdict: CellVerdict | undefined }
type ValidateCell = NonNullable<OwnProductsTableProps['validate']>

/** Changes cells of one's own products, and keeps the list as the server says it is by now. */
export function useOwnCells(email: string): ChangeCells {
  const { client, data } = useVisit()
  const { mutate } = useSWRConfig()
  const own = queries.myProducts(email)

  return async (changes) => {
    const verdicts = await workspaceCalls(client.call).changeCells(changes as Cell[])
    const changesByProduct = new Map<string, CellResult[]>()
    changes.forEach((change, place) => {
      const others = changesByProduct.get(change.id) ?? []
      changesByProduct.set(change.id, [...others, { change, verdict: verdicts[place] }])
    })
    // In its place: ten thousand products are not asked for again because one has another stock.
    await mutate<Product[]>(
      [...own.key],
      (all) => all?.map((product) => changesByProduct.get(product._id)?.reduce(withVerdict, product) ?? product),
      { revalidate: false },
    )
    await data.renew((key) => isOfCatalogue(key) && (key as unknown[])[0] !== own.key[0])
    return verdicts.map(({ id, verdict, current, message }) => ({
      id,
      verdict,
      current: current as Awaited<ReturnType<ChangeCells>>[number]['current'],
      message: message === undefined ? undefined : grouped(t(message)),
    }))
  }
}

function withVerdict(product: Product, { change, verdict }: CellResult): Product {
  const value = verdict?.verdict === 'changed' ? change.to : verdict?.current
  if (verdict === undefined || value === undefined) return product
  return { ...product, [change.field]: value, ...(verdict.version !== undefined && { version: verdict.version }) }
}

/** The rules of the form, for one cell of the table. */
export const validateCell: ValidateCell = (product, field, value) => {
  if (field === 'withdrawn') return null
  // No cell changes a picture: whatever it has passes.
  const problems = productProblems({ ...product, [field]: value }, { isOwnPicture: () => true })
  const problem = problems[field as keyof typeof problems] ?? problems.priceBreaks
  return problem ? t(problem) : null
}

import { ApiError, type ProductChange } from '@arot/contract'
import { useAlerts } from '@arot/ui/Alerts'
import { useNavigate, useParams } from 'react-router-dom'
import { paths } from '../../addresses.ts'
import { updateProduct } from '../../data/products.ts'
import { reads } from '../../data/reads.ts'
import { useRead } from '../../data/useRead.ts'
import { messages } from '../../messages.ts'
import { memberOf } from '../../session/session.ts'
import { type LoaderArgs, useVisit } from '../../visit.ts'
import { fieldProblems } from '../fieldProblems.ts'
import { UpdateProductPage } from './page.tsx'

export async function loader({ visit, params }: LoaderArgs) {
  if (memberOf(await visit.session.whenKnown())) await visit.data.prime(reads.product(params.id ?? ''))
  return null
}

export function Component() {
  const { id = '' } = useParams()
  const visit = useVisit()
  const { alert } = useAlerts()
  const navigate = useNavigate()
  const product = useRead(reads.product(id))

  async function update(change: ProductChange) {
    try {
      await updateProduct(visit, id, change, {
        version: product.data?.version,
        mainQuantity: product.data?.mainQuantity,
      })
    } catch (error) {
      return fieldProblems(error) ?? { form: messages.productNotUpdated(error) }
    }
    void alert(messages.productUpdated)
    void navigate(paths.allProducts)
  }

  const isMissing = product.error instanceof ApiError && product.error.status === 404
  return <UpdateProductPage product={product} isMissing={isMissing} onSubmit={update} />
}

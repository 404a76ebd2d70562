import { ApiError, type ProductChange } from '@arot/contract'
import { useAlerts } from '@arot/ui/Alerts'
import { type LoaderFunctionArgs, useNavigate, useParams } from 'react-router-dom'
import { paths } from '../../addresses.ts'
import { prime } from '../../data/cache.ts'
import { updateProduct } from '../../data/products.ts'
import { reads } from '../../data/reads.ts'
import { useRead } from '../../data/useRead.ts'
import { messages } from '../../messages.ts'
import { memberOf, whenKnown } from '../../session/session.ts'
import { fieldProblems } from '../fieldProblems.ts'
import { UpdateProductPage } from './page.tsx'

export async function loader({ params }: LoaderFunctionArgs) {
  if (memberOf(await whenKnown())) await prime(reads.product(params.id ?? ''))
  return null
}

export function Component() {
  const { id = '' } = useParams()
  const { alert } = useAlerts()
  const navigate = useNavigate()
  const product = useRead(reads.product(id))

  async function update(change: ProductChange) {
    try {
      await updateProduct(id, change, { version: product.data?.version, mainQuantity: product.data?.mainQuantity })
    } catch (error) {
      return fieldProblems(error) ?? { form: messages.productNotUpdated(error) }
    }
    void alert(messages.productUpdated)
    void navigate(paths.allProducts)
  }

  const isMissing = product.error instanceof ApiError && product.error.status === 404
  return <UpdateProductPage product={product} isMissing={isMissing} onSubmit={update} />
}

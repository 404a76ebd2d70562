import { ApiError, newKey } from '@arot/contract'
import { useAlerts } from '@arot/ui/Alerts'
import { useRef } from 'react'
import { addProduct } from '../../data/products.ts'
import { messages } from '../../messages.ts'
import { memberOf } from '../../session/session.ts'
import { useSession } from '../../session/useSession.ts'
import { useVisit } from '../../visit.ts'
import { fieldProblems } from '../fieldProblems.ts'
import { AddProductPage, type AddProductPageProps } from './page.tsx'

export function Component() {
  const { alert } = useAlerts()
  const visit = useVisit()
  const session = useSession()
  const key = useRef(newKey())

  const add: AddProductPageProps['onSubmit'] = async (product) => {
    const isMember = memberOf(session) !== null
    if (!isMember) return { form: messages.addNeedsLogin }
    try {
      if ((await addProduct(visit, product, key.current)) === null) return { form: messages.productNotAdded }
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return { form: messages.addNeedsLogin }
      return fieldProblems(error) ?? { form: messages.productAddUnreachable }
    }
    key.current = newKey()
    void alert(messages.productAdded)
  }

  return <AddProductPage onSubmit={add} />
}

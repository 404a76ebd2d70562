import { publishCalls } from '@arot/contract'
import { useAction } from '../session/useAction.ts'
import { useVisit } from '../session/visit.ts'

/** Withdraws a product of the reader's own, or publishes it again. Throws if that fails. */
export function useSetWithdrawn(id: string, version: number | undefined) {
  const { withdrawProduct, publishProduct } = publishCalls(useVisit().client.call)
  const act = useAction()
  return async (isWithdrawn: boolean) => {
    const send = () => (isWithdrawn ? withdrawProduct(id, version) : publishProduct(id, version))
    await act({ send, revalidates: ['catalogue'] })
  }
}

import { publishCalls } from '@arot/contract'
import { useSend } from '../session/useAction.ts'

/** Withdraws a product of the reader's own, or publishes it again. Throws if that fails. */
export function useSetWithdrawn(id: string, version: number | undefined) {
  const send = useSend()
  return async (isWithdrawn: boolean) => {
    await send({
      intention: { id, isWithdrawn, version },
      request: ({ call }, options) =>
        publishCalls(call)[isWithdrawn ? 'withdrawProduct' : 'publishProduct'](id, version, options),
      revalidates: ['catalogue'],
    })
  }
}

import { publishCalls } from '@arot/contract'
import { useSend } from '../session/useAction.ts'

/** Withdraws or publishes one of the reader's own products. Throws on failure. */
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

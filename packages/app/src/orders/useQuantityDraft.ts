import { keepDraft, readDraft } from '../platform/drafts.ts'
import { useDraftName } from '../session/useDraftName.ts'

/** Stores the last typed quantity of a checkout until the purchase. */
export function useQuantityDraft() {
  const draft = useDraftName()
  return {
    defaultQuantity: Number(readDraft(draft)?.fields.quantity) || undefined,
    onQuantityChange(quantity: number | null) {
      keepDraft(draft, quantity === null || quantity === 1 ? {} : { quantity: String(quantity) })
    },
  }
}

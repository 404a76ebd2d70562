import { keepDraft, readDraft } from '../platform/drafts.ts'
import { useDraftName } from '../session/useDraftName.ts'

/** The quantity of a checkout as it was typed last, until it is bought. */
export function useQuantityDraft() {
  const draft = useDraftName()
  return {
    defaultQuantity: Number(readDraft(draft)?.fields.quantity) || undefined,
    onQuantityChange(quantity: number | null) {
      keepDraft(draft, quantity === null || quantity === 1 ? {} : { quantity: String(quantity) })
    },
  }
}

'use client'

import type { NoteDialogProps } from '../NoteDialog.tsx'
import { ShipOrderDialog } from './ShipOrderDialog.tsx'

/** Asks what has to be put right of a parcel, beginning with what was said of it last. */
export function CorrectShipment(props: NoteDialogProps) {
  const last = props.order.events?.findLast(({ state }) => state === 'shipped')
  return <ShipOrderDialog {...props} shipment={last ?? {}} />
}

'use client'

import type { NoteDialogProps } from '../NoteDialog.tsx'
import { ShipOrderDialog } from './ShipOrderDialog.tsx'

/** Corrects a shipment, starting from its latest values. */
export function CorrectShipment(props: NoteDialogProps) {
  const last = props.order.events?.findLast(({ state }) => state === 'shipped')
  return <ShipOrderDialog {...props} shipment={last ?? {}} />
}

import type { Client, KeyedOptions, Product, ProductChange } from '@arot/contract'
import { useState } from 'react'
import { readDraft } from '../platform/drafts.ts'
import { hasProblemCode } from '../platform/problem.ts'
import { queries } from '../platform/queries.ts'
import { useVisit } from '../session/visit.ts'

type Edit = {
  /** What the form was made from. */
  opened: Product
  /** What the next update is made from: the same, or what came in between. */
  base: Product
  conflict?: { from: Product; theirs: Product }
}

/**
 * An edit of a product as it was when the form was opened, whatever sales and others make of it meanwhile. One that was
 * begun before a reload goes on from where it began.
 */
export function useEdit(now: Product | undefined, draft: string) {
  const { client } = useVisit()
  const [edit, setEdit] = useState<Edit>()
  const isOther = now !== undefined && edit?.opened._id !== now._id
  if (isOther) {
    const begun = readDraft(draft)?.about as Product | undefined
    const opened = begun?._id === now._id ? begun : now
    setEdit({ opened, base: opened })
  }

  /** Whether it is saved; where somebody else was first both values are there to choose from. */
  async function save(client: Client, change: ProductChange, options: KeyedOptions): Promise<boolean> {
    if (!edit) return false
    const { opened, base } = edit
    const send = ({ _id, version, mainQuantity }: Product) =>
      client.updateProduct(_id, change, { version, mainQuantity }, options)
    try {
      await send(base)
      return true
    } catch (error) {
      if (!hasProblemCode(error, 'version_mismatch', 'stale_stock')) throw error
      const theirs = await queries.product(base._id).ask(client)
      if (differs(change, base, theirs)) {
        setEdit({ opened, base: theirs, conflict: { from: base, theirs } })
        return false
      }
      // What came in between is no field of the form, as a withdrawal.
      await send(theirs)
      return true
    }
  }

  /** After another act of its owner's, which nobody else came in between of: what is typed goes on from there. */
  async function goOn() {
    const newest = await queries.product(edit?.base._id ?? '').ask(client)
    setEdit((edit) => edit && { ...edit, base: newest })
  }

  /** Starts again from the current product. */
  function begin() {
    if (now) setEdit({ opened: now, base: now })
  }

  const from = isOther ? undefined : edit?.opened
  return { from, version: edit?.base.version, conflict: edit?.conflict, save, goOn, begin }
}

/** Whether two states of a product differ in what a change is about. */
function differs(change: ProductChange, one: Product, other: Product) {
  const fields = Object.keys(change) as (keyof ProductChange & keyof Product)[]
  return fields.some((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))
}

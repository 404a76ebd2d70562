import type { Client, KeyedOptions, Product, ProductChange } from '@arot/contract'
import { useState } from 'react'
import { readDraft } from '../platform/drafts.ts'
import { hasProblemCode } from '../platform/problem.ts'
import { queries } from '../platform/queries.ts'
import { useVisit } from '../session/visit.ts'

type Edit = {
  /** The product that the form started from. */
  opened: Product
  /** The version that the next update is based on: the opened one or a later one. */
  base: Product
  conflict?: { from: Product; theirs: Product }
}

/**
 * Edits a product from the state in which the form was opened, even if others change it meanwhile. An edit that began
 * before a reload continues from its own start.
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

  /**
   * Returns whether the change was saved. If somebody else changed the same fields first, sets `conflict` with both
   * values.
   */
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
      // The other change touched none of these fields, for example a withdrawal.
      await send(theirs)
      return true
    }
  }

  /**
   * Continues the edit from the newest version, after the owner's own withdrawal or publication changed the version.
   */
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

/** Whether two states of a product differ in the fields of a change. */
function differs(change: ProductChange, one: Product, other: Product) {
  const fields = Object.keys(change) as (keyof ProductChange & keyof Product)[]
  return fields.some((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))
}

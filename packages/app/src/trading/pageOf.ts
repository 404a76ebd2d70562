import { supplierHref } from '../routes.ts'

/** Where a supplier has a page; nowhere for one of whom no id is told. */
export const pageOf = (supplier: { id?: string } | undefined) =>
  supplier?.id === undefined ? undefined : supplierHref({ id: supplier.id })

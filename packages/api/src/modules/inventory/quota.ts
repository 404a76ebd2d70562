/**
 * How much one buyer may have under way: open holds, orders and holds together, since each hold becomes one, and the units
 * of both.
 */
export type Quota = { holds: number; orders: number; units: number }

/**
 * The part of a statement that looks whether $2 may take $3 units more; its limits are three parameters from `first` on.
 * Another taking of the same buyer waits here until this one is over.
 */
export const roomOfBuyer = (first: number) => `room AS (
    SELECT coalesce((
      SELECT units + $3::bigint > $${first}::bigint OR open_holds + open_orders >= $${first + 1}::bigint
        OR open_holds >= $${first + 2}::bigint
      FROM unpaid_of($2) WHERE $${first}::bigint IS NOT NULL
    ), false) AS is_full
  )`

/** The limits as `roomOfBuyer` takes them: a purchase opens no hold, and without a quota there is room for anything. */
export const limitsOf = (quota: Quota | undefined, { isHold }: { isHold: boolean }) =>
  quota ? [quota.units, quota.orders, isHold ? quota.holds : null] : [null, null, null]

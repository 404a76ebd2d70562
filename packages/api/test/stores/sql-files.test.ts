// The statements in `.sql` files: the numbering of their parameters, and the parts that two of them must have in common.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { orderSnapshot } from '../../src/modules/catalog/snapshot.sql.ts'
import { readStatement } from '../../src/platform/sql/sql-file.ts'
import { cteOf, purchase, purchaseOfReservation, reservation, stockCondition } from '../support/sql-files.ts'

function fileOf(sql: string) {
  const folder = mkdtempSync(join(tmpdir(), 'arot-sql-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'example.sql'), sql)
  return pathToFileURL(join(folder, 'example.sql'))
}

describe('a statement in a file', () => {
  test('is prepared under the name of its file with numbered and typed parameters; texts, casts and comments stay', () => {
    const sql = "SELECT :units, 'it''s :units', a::text -- :price\nWHERE :price < :units AND b[1:2] IS NULL"
    const statement = readStatement(fileOf(sql), { price: 'numeric', units: 'bigint' })
    expect(statement({ units: 2, price: 1 })).toEqual([
      {
        name: 'example',
        text: "SELECT $2::bigint, 'it''s :units', a::text -- :price\nWHERE $1::numeric < $2::bigint AND b[1:2] IS NULL",
      },
      [1, 2],
    ])
  })

  test('stops the start of the server if a parameter has no type, or a typed one is unused', () => {
    expect(() => readStatement(fileOf('SELECT :units, :price'), { units: 'bigint' })).toThrow(
      'example.sql and the types of its parameters disagree on: price',
    )
    expect(() => readStatement(fileOf('SELECT :units'), { units: 'bigint', price: 'numeric' })).toThrow(
      'example.sql and the types of its parameters disagree on: price',
    )
  })
})

describe('repeated parts of two statements', () => {
  test.each(['item', 'event', 'notification', 'email', 'idempotency_key'])(
    'a purchase writes the same %s, from a reservation or from stock',
    (name) => expect(cteOf(purchaseOfReservation, name)).toBe(cteOf(purchase, name)),
  )

  test('a reservation and a purchase lock and check the same row', () => {
    expect(cteOf(reservation, 'stock')).toBe(cteOf(purchase, 'stock'))
    expect(stockCondition(reservation, 'units')).toBe(stockCondition(purchase, 'units'))
    expect(reservation).toContain('AND NOT stock.is_full AND coalesce(stock.unit = :price, true)')
    expect(purchase).toContain('AND NOT stock.is_full AND coalesce(stock.unit = :price, true)')
  })

  test('an order stores the same product snapshot by either way to buy', () => {
    const snapshotIn = (statement: string) =>
      /jsonb_strip_nulls\([^)]*\)\)/.exec(statement)?.[0].replaceAll(/\s+/g, ' ') ?? statement
    expect(orderSnapshot).toMatch(/'name', products\.name.*'sku', products\.sku/)
    expect(snapshotIn(purchase)).toBe(orderSnapshot)
    expect(snapshotIn(purchaseOfReservation)).toBe(orderSnapshot)
  })
})

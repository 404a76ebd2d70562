import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { momentFields } from '../src/http/own.ts'
import { timestamp } from '../src/values/schema.ts'

type Schema = { entries?: Record<string, Schema>; item?: Schema; wrapped?: Schema; options?: Schema[]; pipe?: Schema[] }

/** Every field of a schema with its schema, at any depth. */
function fieldsOf(schema: Schema): [name: string, schema: Schema][] {
  const { entries = {}, item, wrapped, options = [], pipe = [] } = schema
  const own = Object.entries(entries).map(([name, one]): [string, Schema] => [name, one.wrapped ?? one])
  // The first part of a pipe is the schema itself.
  const inner = [...Object.values(entries), item, wrapped, ...options, ...pipe].filter((one) => one && one !== schema)
  return [...own, ...inner.flatMap((one) => (typeof one === 'object' ? fieldsOf(one) : []))]
}

const isMoment = (schema: object) => schema === timestamp
const folder = join(import.meta.dirname, '../src')
const modules = await Promise.all(globSync('*/schema.ts', { cwd: folder }).map((file) => import(join(folder, file))))
const answers = modules.flatMap((module) => Object.entries(module).filter(([name]) => /Answer$|Since$/.test(name))) as [
  string,
  Schema,
][]

test('the fields that are parsed as dates are the ones that the schemas declare as times', () => {
  const fields = answers.flatMap(([, schema]) => fieldsOf(schema))
  const moments = new Set(fields.filter(([, schema]) => isMoment(schema)).map(([name]) => name))
  expect(moments).toEqual(momentFields)
  const others = fields.filter(([name, schema]) => momentFields.has(name) && !isMoment(schema))
  expect(others).toEqual([])
})

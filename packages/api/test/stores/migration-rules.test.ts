import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, test } from 'vitest'
import { ourMigrations } from '../../src/platform/db/migration-files.ts'
import { migrationProblems } from '../support/migration-rules.ts'

it('every migration from 0023 on is compatible with the previous release', () => {
  const names = readdirSync(ourMigrations).sort()
  const files = names.map((name) => ({ name, text: readFileSync(join(ourMigrations, name), 'utf8') }))
  expect(migrationProblems(files, { code: readCode() })).toEqual([])
  expect(names.filter((name) => !/^\d{4}_[a-z0-9_]+(\.concurrent)?\.sql$/.test(name))).toEqual([])
  const numbers = names.map((name) => name.slice(0, 4))
  expect(new Set(numbers).size).toBe(numbers.length)
})

/** The code of the api outside of its migrations. */
function readCode(): string {
  const source = join(import.meta.dirname, '../../src')
  const paths = globSync('**/*.{ts,sql}', { cwd: source }).map((path) => join(source, path))
  return paths
    .filter((path) => !path.startsWith(ourMigrations))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
}

const before = {
  name: '0001_tables.sql',
  text: `-- A comment; with a semicolon.
    CREATE TABLE products (id text, price numeric CHECK (price > 0));
    CREATE FUNCTION total() RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN 1; END $$;`,
}

const problemsOf = (...texts: (string | { name: string; text: string })[]) =>
  migrationProblems(
    [
      before,
      ...texts.map((one, place) => (typeof one === 'string' ? { name: `00${23 + place}_next.sql`, text: one } : one)),
    ],
    { code: "if (error.constraint === 'products_by_sku') query(`SELECT nextval('products_ord_seq')`)" },
  )

/** Renames constraints whose names the database knows alone: those for which the condition is true. */
function renameInDo(condition: string, more = ''): string {
  const rename = "format('ALTER TABLE products RENAME CONSTRAINT %I TO %I', conname, conname || '_2')"
  return `DO $$ DECLARE statement text; BEGIN
    FOR statement IN SELECT ${rename} FROM pg_constraint WHERE ${condition} LOOP EXECUTE statement; END LOOP; ${more} END $$`
}

const concurrent = (text: string) => ({ name: '0023_next.concurrent.sql', text })

test.for([
  ['an index that blocks writes', 'CREATE INDEX by_price ON products (price)', 'use CREATE INDEX CONCURRENTLY'],
  ['a unique one', 'CREATE UNIQUE INDEX by_price ON products USING btree (price)', 'use CREATE INDEX CONCURRENTLY'],
  [
    'a concurrent index in a transaction',
    'CREATE INDEX CONCURRENTLY x ON products (price)',
    'in a .concurrent.sql file',
  ],
  ['an index dropped under a lock', 'DROP INDEX by_price', 'drops an index without CONCURRENTLY'],
  ['a check that reads every row', 'ALTER TABLE products ADD CONSTRAINT c CHECK (price < 9)', 'NOT VALID'],
  [
    'a reference that reads every row',
    'ALTER TABLE products ADD CONSTRAINT c FOREIGN KEY (id) REFERENCES t',
    'NOT VALID',
  ],
  ['a unique constraint', 'ALTER TABLE products ADD CONSTRAINT c UNIQUE (id)', 'USING INDEX'],
  ['a constraint without a name', 'ALTER TABLE products ADD CHECK (price < 9)', 'without a name'],
  [
    'a constraint never validated',
    'ALTER TABLE products ADD CONSTRAINT c CHECK (price < 9) NOT VALID',
    'no later file validates products.c',
  ],
  [
    'a constraint validated at once',
    'ALTER TABLE products ADD CONSTRAINT c CHECK (price < 9) NOT VALID; ALTER TABLE products VALIDATE CONSTRAINT c',
    'validates c in the file that adds it',
  ],
  [
    'a constraint of a new column',
    'ALTER TABLE products ADD COLUMN sku text CHECK (sku <> $$$$)',
    'adds a constraint with a column',
  ],
  [
    'a stored generated column',
    'ALTER TABLE products ADD COLUMN lower text GENERATED ALWAYS AS (lower(id)) STORED',
    'rewrites products',
  ],
  ['a volatile default', 'ALTER TABLE products ADD COLUMN token text DEFAULT gen_random_uuid()', 'may be volatile'],
  ['a sequence', 'ALTER TABLE products ADD COLUMN ord bigserial', 'rewrites products'],
  ['a column that must be filled', 'ALTER TABLE products ADD COLUMN sku text NOT NULL', 'cannot fill'],
  ['another type', 'ALTER TABLE products ADD COLUMN sku text, ALTER COLUMN price TYPE bigint', 'rewrites products'],
  ['a column that becomes required', 'ALTER TABLE products ALTER price SET NOT NULL', 'contract'],
  ['a column taken away', 'ALTER TABLE products DROP COLUMN price', 'contract'],
  ['a column renamed', 'ALTER TABLE products RENAME COLUMN price TO cost', 'contract'],
  ['a table renamed', 'ALTER TABLE products RENAME TO goods', 'contract'],
  [
    'a table renamed behind a view of another name',
    'ALTER TABLE products RENAME TO goods; CREATE VIEW things AS SELECT * FROM goods',
    'contract',
  ],
  ['a function taken away', 'DROP FUNCTION total()', 'contract'],
  ['a table taken away', 'DROP TABLE products', 'contract'],
  ['a contract that says no release', '-- contract: nobody calls it\nDROP FUNCTION total()', 'compatible-with'],
  ['a schema change inside DO', 'DO $$ BEGIN ALTER TABLE products DROP COLUMN price; END $$', 'inside DO'],
  ['a rename of any constraint inside DO', renameInDo('true'), 'inside DO'],
  ['another change beside a rename inside DO', renameInDo("contype = 'n'", 'DROP TABLE t;'), 'inside DO'],
  [
    'another name of a constraint that the code names',
    'ALTER TABLE products RENAME CONSTRAINT "products_by_sku" TO products_sku_key',
    'renames products_by_sku, which the code names',
  ],
  [
    'another name of an index that the code names',
    'ALTER INDEX IF EXISTS products_by_sku RENAME TO products_sku_key',
    'renames products_by_sku, which the code names',
  ],
  [
    'another name of a sequence that the code names',
    'ALTER SEQUENCE products_ord_seq RENAME TO products_place_seq',
    'renames products_ord_seq, which the code names',
  ],
] as const)('refuses %s', ([, text, problem]) => {
  expect(problemsOf(text)).toEqual([expect.stringContaining(problem)])
})

test.for([
  ['another statement', 'UPDATE products SET price = 1', 'may only create and drop indexes'],
  ['an index that cannot be built again', 'CREATE INDEX CONCURRENTLY x ON products (price)', 'cannot be run again'],
] as const)('refuses %s in a concurrent file', ([, text, problem]) => {
  expect(problemsOf(concurrent(text))).toEqual([expect.stringContaining(problem)])
})

test.for([
  ['a table', 'CREATE TABLE kept_answers (id text)', 'kept_answers'],
  ['a column of a new table', 'CREATE TABLE answers (id text, told_at timestamptz)', 'told_at'],
  ['a column', 'ALTER TABLE products ADD COLUMN shelf integer', 'shelf'],
  ['an index', 'CREATE UNIQUE INDEX IF NOT EXISTS letters_by_id ON answers (id)', 'letters_by_id'],
  ['a function', 'CREATE OR REPLACE FUNCTION judge(id text) RETURNS text LANGUAGE sql RETURN id', 'judge'],
] as const)('refuses a name from before the glossary: %s', ([, text, name]) => {
  const file = { name: '0030_answers.sql', text }
  expect(problemsOf(file)).toEqual([`0030_answers.sql: ${name} is no plain noun or verb`])
  expect(problemsOf({ name: '0030_news.sql', text: 'SELECT 1' })).toEqual([
    '0030_news.sql: 0030_news.sql is no plain noun or verb',
  ])
})

it('accepts a table renamed behind a view of its old name, and checks later statements by the new name', () => {
  const rename = 'ALTER TABLE products RENAME TO goods; CREATE VIEW products AS SELECT id, price FROM goods'
  expect(problemsOf(rename)).toEqual([])
  expect(problemsOf(rename, 'ALTER TABLE goods DROP COLUMN price')).toEqual([expect.stringContaining('contract')])
})

it('accepts another name for a constraint, sequence, trigger or index that no code names', () => {
  const renames = `ALTER TABLE products RENAME CONSTRAINT products_price_check TO products_price_is_positive;
    ALTER SEQUENCE products_id_seq RENAME TO products_number_seq;
    ALTER TRIGGER products_kept ON products RENAME TO products_refuse_delete;
    ALTER INDEX products_by RENAME TO products_by_price`
  expect(problemsOf(renames)).toEqual([])
})

it('accepts other names for NOT NULL constraints inside DO, since only newer servers have any', () => {
  expect(problemsOf(renameInDo("contype = 'n'"))).toEqual([])
})

it('accepts an expansion, and a contraction that names its release', () => {
  expect(
    problemsOf(
      `CREATE TABLE notes (id text PRIMARY KEY, product text REFERENCES products, CHECK (id <> ''));
      CREATE INDEX notes_by_product ON notes (product);
      ALTER TABLE notes ADD CONSTRAINT c CHECK (product <> '');
      ALTER TABLE products ADD COLUMN sku text, ADD COLUMN added_at timestamptz NOT NULL DEFAULT now();
      ALTER TABLE products ADD CONSTRAINT sku_filled CHECK (sku <> ';') NOT VALID;
      CREATE OR REPLACE FUNCTION total() RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN 2; END $$`,
      {
        name: '0024_index.concurrent.sql',
        text: 'DROP INDEX CONCURRENTLY IF EXISTS by_sku; CREATE UNIQUE INDEX CONCURRENTLY by_sku ON products (sku)',
      },
      `-- compatible-with: 0023
      ALTER TABLE products VALIDATE CONSTRAINT sku_filled;
      -- contract: the release of 0023 calls it no more
      DROP FUNCTION total()`.replaceAll(/^ +/gm, ''),
    ),
  ).toEqual([])
})

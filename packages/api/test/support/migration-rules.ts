// The rules that keep a migration compatible with the previous release. See docs/decisions/2026-11-26-migrations.md.

export type MigrationFile = { name: string; text: string }

/** The first file whose new names must follow the glossary in CONVENTIONS.md. */
const firstPlain = '0030'

export const unclear =
  /(?<![a-z])(?:told|said|asked|taken|kept|known|shown|heard|given|written|looked|meant|shelf|house|news|letters?|judged?|judging|turns)(?![a-z])/i

type Statement = { text: string; comment: string }

/**
 * The problems of every file from `first` on. Earlier files only define which tables and constraints exist. `code` is what
 * queries the database and reads its errors.
 */
export function migrationProblems(files: MigrationFile[], { first = '0023', code = '' } = {}): string[] {
  const existing = new Set<string>()
  const unvalidated = new Map<string, string>()
  const problems: string[] = []
  const earlierNames = new Set<string>()
  for (const { name, text } of files) {
    const statements = split(text)
    const created = new Set(statements.flatMap((statement) => tableOf(statement.text) ?? []))
    const renamed = renamedBehindViews(statements)
    const names = namesIn(statements)
    if (name >= first) {
      const found = [
        ...(name.endsWith('.concurrent.sql') ? concurrentProblems(statements) : []),
        ...statements
          .filter(({ text }) => !renamed.has(text))
          .flatMap((statement) => problemsOf(statement, name, existing)),
        ...constraintProblems(statements, name, { created, unvalidated }),
        ...renameProblems(statements, code),
        ...contractProblems(text, statements),
        ...(name >= firstPlain ? nameProblems([name, ...names.filter((one) => !earlierNames.has(one))]) : []),
      ]
      problems.push(...found.map((problem) => `${name}: ${problem}`))
    }
    for (const table of [...created, ...renamed.values()]) existing.add(table)
    for (const one of names) earlierNames.add(one)
  }
  for (const [constraint, name] of unvalidated) problems.push(`${name}: no later file validates ${constraint}`)
  return problems
}

const identifier = '"?([a-z_][a-z0-9_]*)"?'
const match = (text: string, pattern: string) => new RegExp(pattern, 'i').exec(text)

const tableOf = (text: string) => match(text, `^create (?:unlogged )?table (?:if not exists )?${identifier}`)?.[1]

function problemsOf({ text, comment }: Statement, name: string, existing: Set<string>): string[] {
  const isContract = /^contract: \S/m.test(comment)
  const dropped = match(text, '^drop (function|procedure|table|view|type|domain|sequence|schema)\\b')?.[1]
  if (dropped && !isContract) {
    return [`drops a ${dropped.toLowerCase()} without a comment "-- contract: …" above the statement`]
  }
  if (/^do\b/i.test(text) && /\b(alter|drop|create)\b/i.test(withoutSafeRenames(text))) {
    return ['changes the schema inside DO, where these rules see nothing']
  }
  const altered = match(text, `^alter table (?:if exists )?(?:only )?${identifier} (.*)$`)
  if (!altered || !existing.has(altered[1] ?? '')) return lockProblems(text, name, existing)
  return parts(altered[2] ?? '').flatMap((action) => actionProblems(action, altered[1] ?? '', isContract))
}

/** PostgreSQL names NOT NULL constraints since version 18, so only DO finds their names, and no code can depend on them. */
const withoutSafeRenames = (text: string) =>
  text.includes("contype = 'n'") ? text.replaceAll(/'alter table [a-z0-9_]+ rename constraint %I to %I'/gi, '') : text

const innerRenames = [
  `^alter (?:index|sequence) (?:if exists )?${identifier} rename to `,
  `^alter table (?:if exists )?(?:only )?\\S+ rename constraint ${identifier} to `,
  `^alter trigger ${identifier} on \\S+ rename to `,
]

/** Queries name tables and columns, but constraints, indexes, sequences and triggers only here and there. */
const renameProblems = (statements: Statement[], code: string) =>
  statements
    .flatMap(({ text }) => innerRenames.flatMap((pattern) => match(text, pattern)?.[1] ?? []))
    .filter((name) => new RegExp(`(?<!\\w)${name}(?!\\w)`).test(code))
    .map((name) => `renames ${name}, which the code names`)

/** Statements that rename a table whose old name is a view in the same file, with which the previous release goes on. */
function renamedBehindViews(statements: Statement[]): Map<string, string> {
  const views = new Set(statements.map(({ text }) => match(text, `^create view ${identifier} as `)?.[1]))
  return new Map(
    statements.flatMap(({ text }) => {
      const renamed = match(text, `^alter table ${identifier} rename to ${identifier}$`)
      return renamed && views.has(renamed[1]) ? [[text, renamed[2] ?? ''] as const] : []
    }),
  )
}

function lockProblems(text: string, name: string, existing: Set<string>): string[] {
  const index = match(text, `^create (?:unique )?index (concurrently )?.*? ?on (?:only )?${identifier}`)
  const isConcurrent = index?.[1] !== undefined && name.endsWith('.concurrent.sql')
  if (index && existing.has(index[2] ?? '') && !isConcurrent) {
    return [
      `builds an index on ${index[2]} that blocks writes; use CREATE INDEX CONCURRENTLY in a .concurrent.sql file`,
    ]
  }
  if (/^drop index (?!concurrently)/i.test(text)) return ['drops an index without CONCURRENTLY']
  return /^(vacuum|cluster|lock table|reindex|truncate)\b/i.test(text) ? [`locks a table: ${text}`] : []
}

function actionProblems(action: string, table: string, isContract: boolean): string[] {
  if (/^rename (?!constraint\b)|^drop column\b|^drop (?!constraint\b)"?[a-z_]/i.test(action) && !isContract) {
    return [`${action} on ${table} without a comment "-- contract: …" above the statement`]
  }
  if (/^alter (column )?\S+ (set data )?type\b/i.test(action)) return [`rewrites ${table}: ${action}`]
  if (/^alter (column )?\S+ set not null\b/i.test(action) && !isContract) {
    return [`${action} on ${table} without a comment "-- contract: …" above the statement`]
  }
  if (/^add constraint\b/i.test(action)) return newConstraintProblems(action, table)
  if (/^add (check|foreign key|unique|primary key|exclude)\b/i.test(action))
    return [`adds a constraint without a name to ${table}`]
  return /^add\b/i.test(action) ? newColumnProblems(action, table) : []
}

function newConstraintProblems(action: string, table: string): string[] {
  if (/^add constraint \S+ (unique|primary key) using index\b/i.test(action)) return []
  if (/^add constraint \S+ (check|foreign key)\b.*\bnot valid$/i.test(action)) return []
  return [`adds a constraint to ${table} that reads every row: use NOT VALID, or USING INDEX`]
}

function newColumnProblems(action: string, table: string): string[] {
  if (/\bgenerated\b.*\bstored\b|\bgenerated\b.*\bidentity\b|\b(small|big)?serial\b/i.test(action)) {
    return [`rewrites ${table}: ${action}`]
  }
  if (/\b(check|references|unique|primary key)\b/i.test(action))
    return [`adds a constraint with a column of ${table}; add it NOT VALID`]
  const expression = /\bdefault (.+?)(?: not null| null)?$/i.exec(action)?.[1]
  if (expression === undefined && /\bnot null\b/i.test(action)) {
    return [`adds a column to ${table} that the previous release cannot fill: ${action}`]
  }
  const isStable = /^('[^']*'|-?[\d.]+|true|false|null|now\(\)|current_timestamp|array\[\])(::[\w[\] ]+)?$/i
  return expression === undefined || isStable.test(expression)
    ? []
    : [`rewrites ${table}: the default ${expression} may be volatile`]
}

/** Records constraints that are added NOT VALID, and checks that only a later file validates them. */
function constraintProblems(
  statements: Statement[],
  name: string,
  { created, unvalidated }: { created: Set<string>; unvalidated: Map<string, string> },
): string[] {
  const problems: string[] = []
  for (const { text } of statements) {
    const table = match(text, `^alter table (?:if exists )?(?:only )?${identifier} `)?.[1]
    if (table === undefined || created.has(table)) continue
    for (const action of parts(text)) {
      const added = match(action, `\\badd constraint ${identifier} .*\\bnot valid$`)?.[1]
      if (added) unvalidated.set(`${table}.${added}`, name)
      const validated = match(action, `\\bvalidate constraint ${identifier}`)?.[1]
      if (!validated) continue
      if (unvalidated.get(`${table}.${validated}`) === name) {
        problems.push(`validates ${validated} in the file that adds it, which still holds the lock of adding it`)
      }
      unvalidated.delete(`${table}.${validated}`)
    }
  }
  return problems
}

function concurrentProblems(statements: Statement[]): string[] {
  return statements.flatMap(({ text }, place) => {
    if (/^drop index concurrently if exists \S+$/i.test(text)) return []
    const created = match(text, `^create (?:unique )?index concurrently ${identifier} on `)?.[1]
    if (!created) return [`may only create and drop indexes concurrently: ${text}`]
    if (text.includes("';") || /'[^']*;[^']*'/.test(text)) return [`has a semicolon inside a text: ${text}`]
    const before = statements[place - 1]?.text ?? ''
    const isDropped = new RegExp(`^drop index concurrently if exists "?${created}"?$`, 'i').test(before)
    return isDropped ? [] : [`cannot be run again: put DROP INDEX CONCURRENTLY IF EXISTS ${created} before it`]
  })
}

const createdNames = [
  /^create (?:or replace )?(?:unique |unlogged |materialized )?\w+ (?:concurrently )?(?:if not exists )?"?(\w+)"?/gi,
  /\badd (?:column |constraint )?(?:if not exists )?"?(\w+)"?/gi,
  /\brename (?:\w+ )?(?:\w+ )?to "?(\w+)"?/gi,
]

const namesIn = (statements: Statement[]) =>
  statements.flatMap(({ text }) => [
    ...createdNames.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name ?? '')),
    ...(tableOf(text) ? parts(text.slice(text.indexOf('(') + 1)).map((column) => column.split(' ')[0] ?? '') : []),
  ])

const nameProblems = (names: string[]) =>
  names.filter((name) => unclear.test(name)).map((name) => `${name} is no plain noun or verb`)

function contractProblems(text: string, statements: Statement[]): string[] {
  const isContract = statements.some(({ comment }) => /^contract: \S/m.test(comment))
  return isContract && !/^-- compatible-with: \d{4}$/m.test(text)
    ? ['takes something away, so it must say "-- compatible-with: NNNN", the oldest release that works without it']
    : []
}

/** Splits a file into statements on one line each, with the comments above them. Strings and function bodies stay whole. */
function split(sql: string): Statement[] {
  const statements: Statement[] = []
  let text = ''
  let comment = ''
  const pieces = /--[^\n]*|'(?:[^']|'')*'|(\$[a-z_]*\$)[\s\S]*?\1|;|[^;'$-]+|[\s\S]/gi
  for (const [piece] of `${sql};`.matchAll(pieces)) {
    if (piece.startsWith('--')) {
      comment += `${piece.slice(2).trim()}\n`
    } else if (piece === ';') {
      const whole = text.replaceAll(/\s+/g, ' ').trim()
      if (whole !== '') statements.push({ text: whole, comment })
      text = ''
      comment = ''
    } else text += piece
  }
  return statements
}

/** Splits a list at commas outside brackets and strings. */
function parts(list: string): string[] {
  const found: string[] = ['']
  let depth = 0
  for (const [piece] of list.matchAll(/'(?:[^']|'')*'|[\s\S]/g)) {
    if (piece === '(' || piece === '[') depth += 1
    if (piece === ')' || piece === ']') depth -= 1
    if (piece === ',' && depth === 0) found.push('')
    else found[found.length - 1] += piece
  }
  return found.map((part) => part.trim())
}

import { describe, expect, it } from 'vitest'
import { checkFiles, displayName, type FileDropFile, type FileDropLimits } from './file.ts'

const file = (name: string, type = '', size = 3) => new File(['x'.repeat(size)], name, { type, lastModified: 1 })

function reasons(files: File[], limits: Partial<FileDropLimits>, present: FileDropFile[] = []) {
  const { refused } = checkFiles(
    files.map((each) => ({ file: each })),
    present,
    { maxFiles: 10, ...limits },
  )
  return refused.map(({ name, reason }) => `${name}: ${reason}`)
}

describe('an accepted file', () => {
  it('has an accepted type, by extension, by MIME type or by its first part', () => {
    const accept = '.PDF, image/*, text/csv'
    const good = [file('a.pdf'), file('b.png', 'image/png'), file('c', 'text/csv')]
    expect(reasons(good, { accept })).toEqual([])
    const bad = [file('a.pdf.exe'), file('b.png', 'imagex/png'), file('c', 'text/csvx'), file('pdf')]
    expect(reasons(bad, { accept })).toEqual(bad.map(({ name }) => `${name}: wrongType`))
    expect(reasons(bad, { accept: ' , ' })).toEqual([])
  })

  it('is not larger than maxSize', () => {
    expect(reasons([file('a', '', 10), file('b', '', 11)], { maxSize: 10 })).toEqual(['b: tooLarge'])
  })

  it('is within maxFiles, which counts accepted files only', () => {
    const files = [file('a'), file('large', '', 9), file('b'), file('c')]
    expect(reasons(files, { maxFiles: 2, maxSize: 5 })).toEqual(['large: tooLarge', 'c: tooMany'])
  })

  it('is not in the list already', () => {
    expect(reasons([file('a'), file('a'), file('a', '', 4)], {})).toEqual(['a: isTwice'])
  })

  it('is not a folder', () => {
    const { accepted, refused } = checkFiles([{ file: file('a'), isFolder: true }], [], { maxFiles: 2 })
    expect(accepted).toEqual([])
    expect(refused[0]?.reason).toBe('isFolder')
  })

  it('replaces the present file if maxFiles is 1', () => {
    const present = [{ id: '1', name: 'old', size: 1 }]
    const limits = { maxFiles: 1, accept: '.pdf' }
    expect(checkFiles([{ file: file('a.pdf') }], present, limits).files.map(({ name }) => name)).toEqual(['a.pdf'])
    expect(checkFiles([{ file: file('a.exe') }], present, limits).files).toEqual(present)
    expect(checkFiles([], present, limits).files).toEqual(present)
  })
})

it('shows a name without characters that change its direction', () => {
  expect(displayName('invoice\u202Efdp.exe')).toBe('invoicefdp.exe')
  expect(displayName('চালান.pdf')).toBe('চালান.pdf')
})

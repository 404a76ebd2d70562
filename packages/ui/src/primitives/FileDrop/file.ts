/** A file in the list. Where it is on its way, and how far, says who sends it. */
export type FileDropFile = {
  id: string
  name: string
  /** In bytes. */
  size: number
  /** What was taken; a file that the server has already needs none. */
  file?: File | undefined
  /** @default 'added' */
  state?: 'added' | 'uploading' | 'done' | 'failed' | undefined
  /** While it is uploading, from 0 to 1; not known when it is missing. */
  progress?: number | undefined
  /** What went wrong, in words. */
  error?: string | undefined
  /** Set to false when the file itself is refused, so that sending it again cannot help. @default true */
  canRetry?: boolean | undefined
}

export type FileDropLimits = {
  /** As in HTML: `.pdf,image/*`. */
  accept?: string | undefined
  /** Of each file, in bytes. */
  maxSize?: number | undefined
  /** How many there may be in all; one replaces the one before. */
  maxFiles: number
}

export type Refusal = { id: string; name: string; size: number; reason: Reason }
export type Reason = 'wrongType' | 'tooLarge' | 'tooMany' | 'isFolder' | 'isTwice'

/** What comes in, and whether it is a folder: that looks like a file until it is read. */
export type Incoming = { file: File; isFolder?: boolean }

let count = 0

/**
 * Parts what is taken from what is refused, and says why. A browser's dialog lets everything through for who asks it to,
 * and a drop asks nothing. What is in a file only its reader can tell: a server looks again.
 */
export function checkFiles(incoming: readonly Incoming[], present: readonly FileDropFile[], limits: FileDropLimits) {
  const before = limits.maxFiles === 1 ? [] : [...present]
  const accepted: FileDropFile[] = []
  const refused: Refusal[] = []
  for (const { file, isFolder } of incoming) {
    count += 1
    const facts = { id: `file-${count}`, name: file.name, size: file.size }
    const reason = reasonAgainst(file, isFolder, [...before, ...accepted], limits)
    if (reason) refused.push({ ...facts, reason })
    else accepted.push({ ...facts, file })
  }
  // Where all is refused, the one that was there stays.
  return { files: accepted.length === 0 ? [...present] : [...before, ...accepted], accepted, refused }
}

function reasonAgainst(
  file: File,
  isFolder: boolean | undefined,
  there: readonly FileDropFile[],
  { accept, maxSize, maxFiles }: FileDropLimits,
): Reason | undefined {
  if (isFolder) return 'isFolder'
  if (!isAccepted(file, accept)) return 'wrongType'
  if (maxSize !== undefined && file.size > maxSize) return 'tooLarge'
  if (there.some((other) => other.file && isSame(other.file, file))) return 'isTwice'
  if (there.length >= maxFiles) return 'tooMany'
  return undefined
}

function isSame(one: File, other: File) {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
}

function isAccepted({ name, type }: File, accept = '') {
  const rules = accept
    .toLowerCase()
    .split(',')
    .map((rule) => rule.trim())
    .filter(Boolean)
  const mime = type.toLowerCase()
  return (
    rules.length === 0 ||
    rules.some((rule) => {
      if (rule.startsWith('.')) return name.toLowerCase().endsWith(rule)
      return rule.endsWith('/*') ? mime.startsWith(rule.slice(0, -1)) : mime === rule
    })
  )
}

/** Without what turns a name over: `invoice\u202Efdp.exe` would read as a PDF. */
export function displayName(name: string) {
  return name.replace(/[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
}

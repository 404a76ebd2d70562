/** A file in the list. The host sets its state and progress while it uploads. */
export type FileDropFile = {
  id: string
  name: string
  /** The size in bytes. */
  size: number
  /** The file itself; absent if the server already has it. */
  file?: File | undefined
  /** @default 'added' */
  state?: 'added' | 'uploading' | 'done' | 'failed' | undefined
  /** The progress of the upload from 0 to 1; absent if unknown. */
  progress?: number | undefined
  /** The error, as a text for the user. */
  error?: string | undefined
  /** Set to false if the server rejects the file itself, so that a retry cannot help. @default true */
  canRetry?: boolean | undefined
}

export type FileDropLimits = {
  /** The accepted types, as in HTML: `.pdf,image/*`. */
  accept?: string | undefined
  /** The maximum size of a file, in bytes. */
  maxSize?: number | undefined
  /** The maximum number of files. If it is 1, a new file replaces the old one. */
  maxFiles: number
}

export type Refusal = { id: string; name: string; size: number; reason: Reason }
export type Reason = 'wrongType' | 'tooLarge' | 'tooMany' | 'isFolder' | 'isTwice'

/** A dropped or chosen file. A folder looks like a file until it is read. */
export type Incoming = { file: File; isFolder?: boolean }

let count = 0

/**
 * Separates accepted from rejected files, with a reason for each. A file dialog does not enforce `accept`, and a drop
 * checks nothing. The server must check the content.
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
  // If all new files are rejected, the present one stays.
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

/** Removes characters that change the text direction: `invoice\u202Efdp.exe` would read as a PDF. */
export function displayName(name: string) {
  return name.replace(/[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
}

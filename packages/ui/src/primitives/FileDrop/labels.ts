export type FileDropLabels = {
  choose: string
  chooseMany: string
  /** After `choose`, on devices with a pointer. */
  drop: string
  dropMany: string
  uploading: string
  done: string
  failed: string
  retry: string
  remove: (name: string) => string
  /** Why a file was rejected. */
  wrongType: string
  tooLarge: (limit: string) => string
  tooMany: (limit: string, number: number) => string
  isFolder: string
  isTwice: string
  /** Announced by screen readers, not visible. */
  added: (names: string) => string
  removed: (name: string) => string
}

export const english: FileDropLabels = {
  choose: 'Choose a file',
  chooseMany: 'Choose files',
  drop: 'or drop it here',
  dropMany: 'or drop them here',
  uploading: 'Uploading',
  done: 'Uploaded',
  failed: 'Could not be uploaded.',
  retry: 'Try again',
  remove: (name) => `Remove ${name}`,
  wrongType: 'This type of file is not allowed.',
  tooLarge: (limit) => `Larger than ${limit}.`,
  tooMany: (limit, number) => (number === 1 ? 'Add only one file.' : `Add up to ${limit} files.`),
  isFolder: 'Folders are not allowed.',
  isTwice: 'Already in the list.',
  added: (names) => `Added: ${names}`,
  removed: (name) => `Removed: ${name}`,
}

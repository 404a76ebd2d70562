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
  wrongType: 'You can’t add files of this type.',
  tooLarge: (limit) => `Larger than ${limit}.`,
  tooMany: (limit, number) => (number === 1 ? 'You can add only one file.' : `You can add up to ${limit} files.`),
  isFolder: 'You can’t add a folder.',
  isTwice: 'This file is already in the list.',
  added: (names) => `Added: ${names}`,
  removed: (name) => `Removed: ${name}`,
}

import type { FileDropFile } from './FileDrop.tsx'

const file = (name: string, type: string, size: number) =>
  new File([new Uint8Array(size)], name, { type, lastModified: Date.UTC(2026, 10, 18) })

export const invoice = file('invoice-20418.pdf', 'application/pdf', 48_213)
export const photo = file('cartons.jpg', 'image/jpeg', 1_204_000)
/** A program with the name of a document. */
export const program = file('setup.pdf.exe', 'application/x-msdownload', 9)

export const states: readonly FileDropFile[] = [
  { id: '1', name: 'invoice-20418.pdf', size: 48_213 },
  { id: '2', name: 'cartons.jpg', size: 1_204_000, state: 'done' },
  { id: '3', name: 'packing-list.pdf', size: 310_400, state: 'uploading', progress: 0.64 },
  { id: '4', name: 'pallet.jpg', size: 2_800_000, state: 'uploading' },
  { id: '5', name: 'origin.pdf', size: 92_000, state: 'failed', error: 'The line was cut.' },
]

/** A direction mark in the name makes it look as if it ended in `exe.pdf`. */
export const sum: FileDropFile = { id: '6', name: 'sum\u202Efdp.exe', size: 12_000 }

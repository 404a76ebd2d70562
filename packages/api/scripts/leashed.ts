/** What a child of a starting process is started with, beside an `ipc` channel: it then ends when that process does. */
export const leash = ['--import', new URL('./leash.ts', import.meta.url).href]

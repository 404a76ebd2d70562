/** An action of the host. If it returns a promise, the button that calls it is pending until the promise settles. */
// TypeScript gives a function without a return value the type `void`.
// biome-ignore lint/suspicious/noConfusingVoidType: as above
export type Act<Args extends unknown[] = []> = (...args: Args) => Promise<unknown> | void

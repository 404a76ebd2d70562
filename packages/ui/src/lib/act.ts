/** What a host is asked to do, at once or in its time: the button that asks is pending for as long as the promise. */
// A function that gives nothing is `void` for the compiler.
// biome-ignore lint/suspicious/noConfusingVoidType: as above
export type Act<Args extends unknown[] = []> = (...args: Args) => Promise<unknown> | void

/** A part of the app could not be loaded: the network is gone, or a newer release has taken its place. */
export class MissingCode extends Error {
  constructor(cause: unknown) {
    super('A part of the app could not be loaded.', { cause })
  }
}

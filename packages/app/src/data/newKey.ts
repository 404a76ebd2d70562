/** Names one intention, so that the server gives it one effect however often it is sent. */
export function newKey(): string {
  return crypto.randomUUID()
}

type Lateness<T> = {
  /** The message of the error. */
  message?: string
  /** Called with an answer that arrives too late. */
  onLate?: (answer: T) => void
}

/** Rejects if there is no answer in time; never if the limit is infinite. An answer that arrived while this process was busy still counts. */
export function withTimeout<T>(
  limitMs: number,
  answer: Promise<T>,
  { message = 'Query read timeout', onLate = () => {} }: Lateness<T> = {},
): Promise<T> {
  if (limitMs === Number.POSITIVE_INFINITY) return answer
  return new Promise((resolve, reject) => {
    let isLate = false
    const timer = setTimeout(() => setImmediate(refuse), limitMs)
    const refuse = () => {
      isLate = true
      reject(new Error(message))
    }
    answer.then((value) => (isLate ? onLate(value) : resolve(value)), reject).finally(() => clearTimeout(timer))
  })
}

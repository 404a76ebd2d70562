import type { Database } from '../db/database.ts'
import { claimLetters, type Letter, markSent, markUnsent } from '../stores/letters.ts'
import type { Post } from './post.ts'

/** Few enough that sending leaves the database and the processor to requests. */
const atOnce = 10

type Outcome = { sent: number; unsent: number }

/** Sends all that is due, a few at a time, until nothing is or `isStopped`. Replicas share what there is. */
export async function sendLetters(
  db: Database,
  post: Post,
  { mostAttempts, isStopped = () => false }: { mostAttempts: number; isStopped?: () => boolean },
): Promise<Outcome> {
  const outcome = { sent: 0, unsent: 0 }
  const sendOne = async (letter: Letter) => {
    try {
      await post.send(letter)
    } catch (error) {
      outcome.unsent += 1
      const isFinal = isRefused(error) || letter.attempts >= mostAttempts
      return markUnsent(db, letter, { problem: error instanceof Error ? error.message : String(error), isFinal })
    }
    outcome.sent += 1
    await markSent(db, letter.id)
  }
  while (!isStopped()) {
    const letters = await claimLetters(db, atOnce)
    if (letters.length === 0) break
    await Promise.all(letters.map(sendOne))
  }
  return outcome
}

/** A server that refuses the recipient or the letter for good says so by a number from 500 on. */
function isRefused(error: unknown) {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
}

import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import { claimLetters, type Letter, markSent, markUnsent } from '../stores/letters.ts'
import type { Post } from './post.ts'

/** Few enough that those of a sender which dies are soon another's. */
const atOnce = 10

type Sending = {
  mostAttempts: number
  /** Letters a second, one at a time: all at once they would make every request wait. 0 is no limit. */
  perSecond?: number
  isStopped?: () => boolean
}

type Outcome = { sent: number; unsent: number }

/** Sends all that is due until nothing is or `isStopped`. Replicas share what there is. */
export async function sendLetters(db: Database, post: Post, sending: Sending): Promise<Outcome> {
  const { mostAttempts, perSecond = 0, isStopped = () => false } = sending
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
  const sendInTurn = async (letter: Letter, place: number) => {
    if (perSecond > 0) await pause(((place + 1) * 1000) / perSecond)
    await sendOne(letter)
  }
  while (!isStopped()) {
    const letters = await claimLetters(db, atOnce)
    if (letters.length === 0) break
    await Promise.all(letters.map(sendInTurn))
  }
  return outcome
}

/** A server that refuses the recipient or the letter for good says so by a number from 500 on. */
function isRefused(error: unknown) {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
}

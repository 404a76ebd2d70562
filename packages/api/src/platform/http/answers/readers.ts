// Large answers stay in memory until they are read, so each has a time limit for that.
import type { ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import type { Arrival } from '@arot/serving/body-timeouts'

type Reader = { response: ServerResponse; bytes: number; sentBefore: number; sent: number; msLeft: number }

export type Readers = ReturnType<typeof createReaders>

/** Bytes of large answers that are being read at once. */
const defaultMostUnread = 96 * 1024 * 1024

/**
 * Ends an answer whose client does not read it. A client has `requestSeconds`, and each byte that it reads adds the
 * time of one byte at `uploadRate`, up to the first limit. While more than `mostUnread` bytes are unread, the limit is
 * a fifth, and `onCrowd` reports it so that no more such answers are made.
 */
export function createReaders({ requestSeconds, uploadRate }: Arrival, mostUnread = defaultMostUnread) {
  const patienceMs = requestSeconds * 1000
  const readers = new Set<Reader>()
  const crowdListeners: ((isCrowded: boolean) => void)[] = []
  let isCrowded = false
  let checkedAt = performance.now()
  let checking: NodeJS.Timeout | undefined

  function unread() {
    let sum = 0
    for (const { response, bytes, sentBefore } of readers) {
      sum += Math.max(response.writableLength, bytes - (countBytesSent(response) - sentBefore))
    }
    return sum
  }

  function updateCrowd() {
    if (isCrowded === unread() >= mostUnread) return
    isCrowded = !isCrowded
    for (const listener of crowdListeners) listener(isCrowded)
  }

  function check() {
    const now = performance.now()
    // While this process was busy, it could send nothing, so only part of that time counts.
    const passed = Math.min(now - checkedAt, patienceMs / 5)
    checkedAt = now
    updateCrowd()
    const mostMs = isCrowded ? patienceMs / 5 : patienceMs
    for (const reader of readers) {
      const sent = countBytesSent(reader.response)
      const waited = reader.response.writableLength > 0 ? passed : 0
      reader.msLeft = Math.min(mostMs, reader.msLeft - waited + ((sent - reader.sent) / uploadRate) * 1000)
      reader.sent = sent
      if (reader.msLeft <= 0) resetConnection(reader.response)
    }
  }

  return {
    /** Watches an answer until it is read. `bytes`: its size, if it is known. */
    watch(response: ServerResponse, bytes = 0) {
      const sent = countBytesSent(response)
      const reader = { response, bytes, sentBefore: sent, sent, msLeft: patienceMs }
      if (readers.size === 0) {
        checkedAt = performance.now()
        checking = setInterval(check, patienceMs / 10).unref()
      }
      readers.add(reader)
      updateCrowd()
      finished(response, () => {
        readers.delete(reader)
        if (readers.size === 0) clearInterval(checking)
        updateCrowd()
      })
    },
    onCrowd: (listener: (isCrowded: boolean) => void) => void crowdListeners.push(listener),
    unread,
  }
}

/** The bytes on this connection that the operating system has accepted. */
const countBytesSent = ({ socket }: ServerResponse) => (socket?.bytesWritten ?? 0) - (socket?.writableLength ?? 0)

/**
 * Resets the connection. After an orderly end, unread bytes would stay in the kernel's memory until the client reads
 * them.
 */
export function resetConnection(response: ServerResponse) {
  response.socket?.resetAndDestroy()
  response.destroy()
}

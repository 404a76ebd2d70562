import pg from 'pg'
import type { Session } from '../database.ts'
import { queriesOf, types, unlimited } from './pool.ts'

const connectMs = 8_000

/**
 * The session must not pass through a pooler that changes connections between statements: an advisory lock would stay
 * behind. If this process dies, the server ends the session and its locks after a minute.
 */
export async function inSession(connectionString: string, work: (session: Session) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString, types, keepAlive: true, connectionTimeoutMillis: connectMs })
  // The failing statement reports the loss of the connection. Without a listener the event would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`SET application_name = 'arot-script';
      SET statement_timeout = 0; SET lock_timeout = 0;
      SET idle_session_timeout = '60s'; SET idle_in_transaction_session_timeout = '60s'`)
    const script = {
      ...queriesOf(client, unlimited),
      run: async (statements: string) => void (await client.query(statements)),
    }
    await work({
      ...script,
      async transaction(inside) {
        await client.query('BEGIN')
        try {
          await inside(script)
          await client.query('COMMIT')
        } catch (error) {
          await client.query('ROLLBACK').catch(() => {})
          throw error
        }
      },
    })
  } finally {
    await client.end().catch(() => {})
  }
}

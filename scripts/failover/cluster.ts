// Two native PostgreSQL servers in synchronous replication behind a balancer. Both have every acknowledged commit.
import { openDatabase } from '../../packages/api/src/platform/db/open.ts'
import { makePostgres, makeReplica, type NativePostgres } from '../../packages/api/test/support/postgres.ts'
import { startRelay } from '../../packages/api/test/support/relay.ts'

export async function startCluster() {
  let primary = await makePostgres()
  let standby = await makeReplica(primary)
  await replicateSynchronously(primary)
  const balancer = await startRelay(primary.url)

  return {
    /** The address for clients, whichever server is the primary. */
    url: balancer.url,
    balancer,
    primary: () => primary,
    /** Makes the standby the primary. The balancer does not use it yet. */
    async promote() {
      await ask(standby.url, 'SELECT pg_promote()')
    },
    /** Sends new connections to the promoted standby. */
    pass() {
      balancer.switchTo(standby.url)
      balancer.become('pass')
    },
    /** Replaces the old primary by a new standby. The new primary stops for a moment to copy its files. */
    async renew() {
      primary.signal('SIGKILL')
      await primary.remove()
      primary = standby
      standby = await makeReplica(primary)
      await replicateSynchronously(primary)
    },
    ask: (statement: string) => ask(primary.url, statement),
    /** Runs a statement on the promoted standby. */
    askStandby: (statement: string) => ask(standby.url, statement),
    standbyUrl: () => standby.url,
    async stop() {
      await balancer.stop()
      for (const server of [standby, primary]) {
        server.signal('SIGCONT')
        await server.remove()
      }
    },
  }
}

/** Makes every commit wait until the standby has it on disk. */
async function replicateSynchronously({ url }: NativePostgres) {
  await ask(url, `ALTER SYSTEM SET synchronous_standby_names = '*'`)
  await ask(url, 'SELECT pg_reload_conf()')
  for (;;) {
    const [state] = await ask(url, `SELECT sync_state FROM pg_stat_replication WHERE state = 'streaming'`)
    if (state?.sync_state === 'sync') return
  }
}

async function ask(url: string, statement: string) {
  const db = await openDatabase({ url, poolSize: 1 })
  try {
    return await db.query(statement)
  } finally {
    await db.close()
  }
}

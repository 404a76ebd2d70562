// npm run operator -- EMAIL: lets somebody decide on verifications, or, with --revoke, no longer.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { accountOf, setOperator } from './emulator.ts'
import { readRunFile } from './run-file.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { revoke: { type: 'boolean', default: false } },
})
const [email] = positionals
const project = process.env.FIREBASE_PROJECT_ID || 'demo-arot'

try {
  if (!email) throw new Error('Whom? npm run operator -- EMAIL')
  const running = readRunFile(join(process.env.DATA_DIR || '.data', 'run.json'))
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST
  const auth = host ? `http://${host}` : running?.auth
  // Google lets nobody set a claim who does not hold a service account’s key, and that belongs in no checkout.
  if (!auth) {
    throw new Error(
      'Nothing runs here. Start Arot first; in a Firebase project of yours set the custom claim "operator" to true by its Admin SDK.',
    )
  }
  const uid = await accountOf(auth, project, email)
  if (!uid) throw new Error(`Nobody here has the email ${email}.`)
  await setOperator(auth, project, uid, !values.revoke)
  console.log(
    `${email} is ${values.revoke ? 'no operator any more' : 'an operator'}: from their next session on, or within the hour.`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

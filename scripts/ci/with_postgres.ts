import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startSecond } from './second_postgres.ts'

/**
 * `with_postgres.ts superuser|owner <command> …` runs the command with DATABASE_URL set to a second PostgreSQL, which
 * lives as long as the command, and ends with the command's exit code.
 */

const [user, command, ...parameters] = process.argv.slice(2)
if ((user !== 'superuser' && user !== 'owner') || !command) {
  console.error('Usage: with_postgres.ts superuser|owner <command> …')
  process.exit(2)
}

// The command hears of an interruption too, and its end is ours: nothing is left running. What reaches us alone, when
// CI ends early, is passed on.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
const over = new AbortController()
process.on('SIGTERM', () => over.abort())

const second = await startSecond()
try {
  console.log(`DATABASE_URL leads to ${second.programs}/postgres, as the user ${user}.`)
  const env = { ...process.env, DATABASE_URL: second.url(user) }
  const child = spawn(command, parameters, { env, stdio: ['ignore', 'inherit', 'inherit'] })
  const end = () => child.kill('SIGTERM')
  over.signal.addEventListener('abort', end)
  if (over.signal.aborted) end()
  const [code] = (await once(child, 'close')) as [number | null]
  process.exitCode = code ?? 1
} finally {
  await second.stop()
}

import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { type Account, identityOf } from './account.ts'
import { diskFull, EmbeddedRefusal } from './refusal.ts'

/**
 * Starts a program of PostgreSQL. Its environment is made here, because variables such as PGOPTIONS would
 * change what it does; its working folder is one that every user may enter.
 */
export function launch(
  path: string,
  parameters: string[],
  account: Account,
  options: SpawnOptions,
): ChildProcess {
  const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
  try {
    return spawn(path, parameters, { ...options, ...identityOf(account), cwd: '/', env })
  } catch (error) {
    throw cannotExecute(path, account, error as Error) // Some failures are thrown, others emitted.
  }
}

/** Resolves with the exit code, or the signal, that the process ended by. */
export function endOf(child: ChildProcess, path: string, account: Account): Promise<number | string> {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(cannotExecute(path, account, error)))
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'))
  })
}

/** Runs a program to its end, feeding it `input`. `about` is the folder that a refusal names. */
export async function runProgram(
  path: string,
  parameters: string[],
  { account, about, input = '' }: { account: Account; about: string; input?: string },
): Promise<void> {
  const child = launch(path, parameters, account, { stdio: ['pipe', 'ignore', 'pipe'] })
  child.stdin!.on('error', () => {}) // A program that ends early says why on stderr.
  child.stdin!.end(input)
  const [end, output] = await Promise.all([endOf(child, path, account), text(child.stderr!)])
  if (end !== 0) throw failed(path, end, output, about)
}

export function failed(path: string, end: number | string, output: string, about: string): EmbeddedRefusal {
  if (output.includes('No space left on device')) return diskFull(about)
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const fatal = lines.find((line) => /(FATAL|PANIC|error): /.test(line)) ?? lines.at(-1)
  const reason = fatal?.replace(/^.*?(FATAL|PANIC|error): +/, '').trim() ?? `it ended with ${end}`
  // The loader ends with 127 when a library is missing, before the program begins.
  if (end === 127) return unusable(path, reason)
  const hint = lines.find((line) => /hint: /i.test(line))?.replace(/^.*?hint: +/i, '')
  return new EmbeddedRefusal(`PostgreSQL could not start in ${about}: ${reason}${hint ? ` (${hint})` : ''}`)
}

function cannotExecute(path: string, account: Account, error: Error): EmbeddedRefusal {
  const { code } = error as NodeJS.ErrnoException
  if (account.lowered && (code === 'EPERM' || code === 'EINVAL')) {
    return new EmbeddedRefusal(
      `PostgreSQL does not run as root, and this root may not become user ${account.name}: ` +
        'start Foyer as an ordinary user, or set DATABASE_URL to a PostgreSQL.',
    )
  }
  return unusable(path, code ?? error.message)
}

/** On Linux with another C library (musl) the program's loader is missing, which is reported as ENOENT. */
function unusable(path: string, reason: string): EmbeddedRefusal {
  return new EmbeddedRefusal(
    `The embedded PostgreSQL cannot be executed on this system (${path}: ${reason}): ` +
      'set DATABASE_URL to a PostgreSQL.',
  )
}

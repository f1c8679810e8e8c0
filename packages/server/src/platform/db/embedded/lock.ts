import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { birthOf, isRunning } from './process_table.ts'
import { EmbeddedRefusal } from './refusal.ts'

export interface Lock {
  release(): Promise<void>
}

interface Holder {
  pid: number
  birth: string | null
  purpose: string
}

/** One process at a time per directory. A lock whose holder no longer lives counts for nothing. */
export async function takeLock(directory: string, purpose: string): Promise<Lock> {
  const path = pathIn(directory)
  const holder = await claim(path, { pid: process.pid, birth: await birthOf(process.pid), purpose })
  if (holder) {
    throw new EmbeddedRefusal(
      `${directory} is in use by process ${holder.pid} (${holder.purpose}): ` +
        'stop that process, or choose another data directory.',
    )
  }
  let released: Promise<void> | undefined
  return {
    release() {
      released ??= rm(path, { force: true })
      return released
    },
  }
}

export async function isLocked(directory: string): Promise<boolean> {
  const holder = await readHolder(pathIn(directory))
  return holder !== null && isRunning(holder.pid, holder.birth)
}

const pathIn = (directory: string) => join(directory, 'postgres.lock')

/** Returns null when the lock is ours, else the living process that holds it. */
async function claim(path: string, claimant: Holder): Promise<Holder | null> {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, JSON.stringify(claimant), { flag: 'wx', mode: 0o644 })
  try {
    // A link appears at once and with its content, and never replaces a file that exists.
    while (!(await linked(draft, path))) {
      const holder = await readHolder(path)
      if (holder && (await isRunning(holder.pid, holder.birth))) return holder
      if (holder) await removeStale(path, claimant)
    }
    return null
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * Two processes may find the same stale lock: the slower one must not remove what the faster one has put in
 * its place. So the right to remove is a lock itself, and under it the lock is looked at once more.
 */
async function removeStale(path: string, claimant: Holder): Promise<void> {
  const right = `${path}.stale`
  if (await claim(right, claimant)) {
    await sleep(5)
    return
  }
  try {
    const holder = await readHolder(path)
    if (holder && !(await isRunning(holder.pid, holder.birth))) await rm(path)
  } finally {
    await rm(right)
  }
}

async function linked(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** An unreadable content is what a power failure leaves; its holder, process 0, lives no more. */
async function readHolder(path: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder
  } catch (error) {
    if (error instanceof SyntaxError) return { pid: 0, birth: null, purpose: '' }
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

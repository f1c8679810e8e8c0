import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Account } from './account.ts'
import { openLog } from './log_file.ts'
import { type PostmasterFile, readPostmasterFile } from './postmaster_file.ts'
import { endOf, failed, launch } from './program.ts'
import { settingsFor } from './settings.ts'
import { clearSocketDirectory, makeSocketDirectory } from './socket.ts'

export interface Postmaster {
  file: PostmasterFile
  /** Resolves when the process has ended, with the code or the signal. */
  ended: Promise<number | string>
  stop(): Promise<void>
  /** Lets this process end while PostgreSQL runs. */
  unref(): void
}

interface PostmasterOptions {
  cluster: string
  binaries: string
  account: Account
  dataDirectory: string
  socketDirectory?: string | undefined
  log: (line: string) => void
}

/** Starts PostgreSQL and returns when it accepts connections. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { cluster, account, dataDirectory } = options
  const program = join(options.binaries, 'postgres')
  const socketDirectory = await makeSocketDirectory(cluster, account, options.socketDirectory)
  const logFile = await openLog(dataDirectory)
  try {
    const child = launch(program, ['-D', cluster, ...settingsFor(socketDirectory)], account, {
      // A group of its own, so that Ctrl-C in a terminal reaches us alone and we stop it in good order.
      detached: true,
      stdio: ['ignore', logFile.descriptor, logFile.descriptor],
    })
    const ended = endOf(child, program, account)
    stopAtExit(child)
    const file = await Promise.race([readiness(child, options), ended.then(() => null)])
    if (!file) throw failed(program, await ended, await logFile.written(), dataDirectory)
    return { file, ended, stop: () => stop(child, ended), unref: () => child.unref() }
  } catch (error) {
    await clearSocketDirectory(socketDirectory)
    throw error
  } finally {
    await logFile.close()
  }
}

/** Null when it ended instead. Recovery after a crash has no time limit: while it lives, it is at it. */
async function readiness(
  child: ChildProcess,
  { cluster, log }: PostmasterOptions,
): Promise<PostmasterFile | null> {
  let noticeAt = performance.now() + 3000
  while (child.exitCode === null && child.signalCode === null) {
    const file = await readPostmasterFile(cluster)
    if (file?.ready && file.pid === child.pid) return file
    await sleep(5)
    if (performance.now() > noticeAt) {
      log('waiting for PostgreSQL, which recovers what was written before it was interrupted')
      noticeAt += 5000
    }
  }
  return null
}

/** For a process that ends without `stop`, as after an error that nobody caught. */
function stopAtExit(child: ChildProcess): void {
  const listener = () => child.kill('SIGINT')
  process.once('exit', listener)
  child.once('close', () => process.off('exit', listener))
}

/** A fast shutdown: sessions are cut off, everything is written, no recovery is needed afterwards. */
async function stop(child: ChildProcess, ended: Promise<number | string>): Promise<void> {
  child.ref()
  child.kill('SIGINT')
  const impatience = setTimeout(() => child.kill('SIGQUIT'), 10_000)
  await ended
  clearTimeout(impatience)
}

import { setTimeout as sleep } from 'node:timers/promises'
import { disarmPostmasterFile, readPostmasterFile } from './postmaster_file.ts'
import { isRunning, postgresProcessesOf } from './process_table.ts'
import { EmbeddedRefusal } from './refusal.ts'
import { clearSocketDirectory } from './socket.ts'

/**
 * Ends what a killed owner or a killed postmaster left behind. The caller holds the lock, so whatever still
 * works on the cluster has no owner.
 */
export async function retireOrphans(cluster: string, log: (line: string) => void): Promise<void> {
  const file = await readPostmasterFile(cluster)
  const ended = await retireProcesses(cluster, file?.pid)
  if (ended.length > 0) log(`stopped the PostgreSQL of a killed process (${ended.join(', ')})`)
  if (file) await clearSocketDirectory(file.socketDirectory)
  await disarmPostmasterFile(cluster)
}

/**
 * A postmaster stops in good order and takes its children along. Children without one have nothing to
 * finish: what they had not committed is undone when the next postmaster recovers.
 */
export async function retireProcesses(directory: string, postmaster?: number): Promise<number[]> {
  const pids = await postgresProcessesOf(directory)
  if (pids.length === 0) return pids
  const leader = pids.filter((pid) => pid === postmaster)
  const ended =
    (leader.length > 0 && (await signalled(leader, 'SIGINT', pids, 3000))) ||
    (await signalled(leader.length > 0 ? leader : pids, 'SIGQUIT', pids, 2000)) ||
    (await signalled(pids, 'SIGKILL', pids, 2000))
  if (ended) return pids
  throw new EmbeddedRefusal(`PostgreSQL processes ${pids.join(', ')} of ${directory} do not end: stop them.`)
}

async function signalled(
  targets: number[],
  signal: NodeJS.Signals,
  pids: number[],
  timeoutMilliseconds: number,
): Promise<boolean> {
  for (const pid of targets) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
  const deadline = performance.now() + timeoutMilliseconds
  while (performance.now() < deadline) {
    const running = await Promise.all(pids.map((pid) => isRunning(pid)))
    if (!running.includes(true)) return true
    await sleep(5)
  }
  return false
}

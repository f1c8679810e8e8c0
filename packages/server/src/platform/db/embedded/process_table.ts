import { execFile } from 'node:child_process'
import { readdir, readFile, readlink } from 'node:fs/promises'
import { promisify } from 'node:util'

/**
 * When a process was born: the boot and the clock tick on Linux, null where the system does not tell.
 * Together with its number it names a process for good, also after the number went to another one.
 */
export async function birthOf(pid: number): Promise<string | null> {
  return (await look(pid))?.birth ?? null
}

export async function isRunning(pid: number, birth: string | null = null): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  const seen = await look(pid)
  if (!seen) return true
  return seen.alive && (birth === null || birth === seen.birth)
}

/** The processes of PostgreSQL that work on a directory: its postmaster, its children, its initdb. */
export async function postgresProcessesOf(directory: string): Promise<number[]> {
  if (process.platform !== 'linux') return listedProcessesOf(directory)
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const matches = await Promise.all(pids.map((pid) => worksOn(pid, directory)))
  return pids.filter((_, index) => matches[index])
}

/** The state and the start are the 3rd and 22nd field; the 2nd, the name, may itself contain spaces. */
async function look(pid: number): Promise<{ alive: boolean; birth: string } | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
    return { alive: !'ZX'.includes(fields[0] ?? ''), birth: `${boot.trim()}/${fields[19]}` }
  } catch {
    return null
  }
}

/** A postmaster names the directory when it starts; its children only have it as their working directory. */
async function worksOn(pid: number, directory: string): Promise<boolean> {
  try {
    const name = (await readFile(`/proc/${pid}/comm`, 'utf8')).trim()
    if (name !== 'postgres' && name !== 'initdb') return false
    if ((await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0').includes(directory)) return true
    return (await readlink(`/proc/${pid}/cwd`)) === directory
  } catch {
    return false
  }
}

async function listedProcessesOf(directory: string): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-axww', '-o', 'pid=,command='])
  return stdout
    .split('\n')
    .filter((line) => / \S*\/(postgres|initdb) /.test(line) && `${line} `.includes(` -D ${directory} `))
    .map((line) => Number.parseInt(line, 10))
}

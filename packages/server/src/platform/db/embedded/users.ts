import { readFile } from 'node:fs/promises'
import { userInfo } from 'node:os'

export interface User {
  name: string
  uid: number
  gid: number
}

export async function findUser(name: string): Promise<User | undefined> {
  return (await listUsers()).find((user) => user.name === name)
}

export async function nameOfUser(uid: number): Promise<string> {
  const listed = (await listUsers()).find((user) => user.uid === uid)
  return listed?.name ?? (uid === process.geteuid?.() ? ownName() : null) ?? `number ${uid}`
}

/** Null for a user without any entry, as in containers that are started with an arbitrary number. */
export function ownName(): string | null {
  try {
    return userInfo().username
  } catch {
    return null
  }
}

/** Negative numbers (macOS: nobody is -2) are made what `stat` reports. */
async function listUsers(): Promise<User[]> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '')
  return text
    .split('\n')
    .filter((line) => line.includes(':') && !line.startsWith('#'))
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }))
}

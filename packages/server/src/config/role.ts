import { ConfigRefusal, type Environment } from './value.ts'

const roles = ['all', 'server', 'worker'] as const
export type Role = (typeof roles)[number]

export function readRole(set: Environment): Role {
  // A server that was kept from background work by the earlier setting must not begin it unnoticed.
  if (set.FOYER_WORKERS !== undefined)
    throw new ConfigRefusal(
      'FOYER_ROLE',
      'replaces FOYER_WORKERS, which is still set',
      'server instead of FOYER_WORKERS=false, or all instead of FOYER_WORKERS=true',
    )
  const text = set.FOYER_ROLE?.trim() ?? 'all'
  const role = roles.find((name) => name === text)
  if (role === 'worker' && set.DATABASE_URL === undefined)
    throw new ConfigRefusal(
      'FOYER_ROLE',
      'is worker, but DATABASE_URL is not set',
      "all, or come with the servers' DATABASE_URL: the embedded PostgreSQL belongs to one process",
    )
  if (role) return role
  throw new ConfigRefusal('FOYER_ROLE', `is "${text}"`, `one of ${roles.join(', ')}`)
}

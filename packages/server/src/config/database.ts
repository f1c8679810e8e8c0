import type { SettingName } from './settings.ts'
import { ConfigRefusal, type Environment, readSwitch } from './value.ts'

export interface DatabaseSettings {
  /** PostgreSQL itself; null for the embedded one. */
  databaseUrl: string | null
  /** What stands in front of it, for requests and jobs. */
  pooler: { url: string; prepare: boolean } | null
}

/** With a direct address, DATABASE_URL is that of a pooler. */
export function readDatabase(set: Environment): DatabaseSettings {
  refuseRemoved(set)
  const url = readAddress(set, 'DATABASE_URL')
  const direct = readAddress(set, 'FOYER_DATABASE_DIRECT_URL')
  if (direct !== null && url === null)
    throw new ConfigRefusal(
      'FOYER_DATABASE_DIRECT_URL',
      'is set without DATABASE_URL',
      'left out, or come with the address of the pooler',
    )
  const prepare = readSwitch(set, 'FOYER_PREPARED_STATEMENTS', false)
  if (url !== null && direct !== null) return { databaseUrl: direct, pooler: { url, prepare } }
  if (set.FOYER_PREPARED_STATEMENTS !== undefined)
    throw new ConfigRefusal(
      'FOYER_PREPARED_STATEMENTS',
      'is set without FOYER_DATABASE_DIRECT_URL',
      'left out, since statements are always prepared where there is no pooler',
    )
  return { databaseUrl: url, pooler: null }
}

/** A server that passed over one of them in silence would look for organizations where they are not. */
function refuseRemoved(set: Environment) {
  for (const [name, advice] of Object.entries(removed))
    if (set[name] !== undefined)
      throw new ConfigRefusal(name, 'was removed, and is still set', `unset. ${advice}`)
}

const removed = {
  FOYER_DATABASES:
    'All organizations live in one database: move those that live in another one back with commit 267982f4, by `foyer organizations move <slug> first`',
  FOYER_DATABASE_REPLICA_URL: 'Everything is read from DATABASE_URL',
}

/** The value is never repeated: it may hold a password. */
function readAddress(set: Environment, name: SettingName & keyof typeof set): string | null {
  const text = set[name]
  if (text === undefined) return null
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return text
  throw new ConfigRefusal(
    name,
    'is not the address of a PostgreSQL server',
    'postgres://user:password@host:5432/name, with special characters in the password percent-encoded',
  )
}

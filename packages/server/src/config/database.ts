import type { SettingName } from './settings.ts'
import { ConfigRefusal, type Environment, readSwitch } from './value.ts'

export interface DatabaseSettings {
  /** PostgreSQL itself; null for the embedded one. */
  databaseUrl: string | null
  /** What stands in front of it, for requests and jobs. */
  pooler: { url: string; prepare: boolean } | null
  /** Streaming replicas that lists are read from. */
  replicaUrls: string[]
  /** Databases beside the first one, where organizations can live. */
  furtherDatabases: { name: string; url: string }[]
}

/** With a direct address, DATABASE_URL is that of a pooler. */
export function readDatabase(set: Environment): DatabaseSettings {
  const url = readAddress(set, 'DATABASE_URL')
  const direct = readAddress(set, 'FOYER_DATABASE_DIRECT_URL')
  if (direct !== null && url === null)
    throw new ConfigRefusal(
      'FOYER_DATABASE_DIRECT_URL',
      'is set without DATABASE_URL',
      'left out, or come with the address of the pooler',
    )
  const replicaUrls = readReplicas(set)
  if (replicaUrls.length > 0 && url === null)
    throw new ConfigRefusal(
      'FOYER_DATABASE_REPLICA_URL',
      'is set without DATABASE_URL',
      'left out, or come with the address of the primary',
    )
  const furtherDatabases = readFurther(set)
  refuseTwice(furtherDatabases, [url, direct, ...replicaUrls])
  const others = { replicaUrls, furtherDatabases }
  const prepare = readSwitch(set, 'FOYER_PREPARED_STATEMENTS', false)
  if (url !== null && direct !== null) return { databaseUrl: direct, pooler: { url, prepare }, ...others }
  if (set.FOYER_PREPARED_STATEMENTS !== undefined)
    throw new ConfigRefusal(
      'FOYER_PREPARED_STATEMENTS',
      'is set without FOYER_DATABASE_DIRECT_URL',
      'left out, since statements are always prepared where there is no pooler',
    )
  return { databaseUrl: url, pooler: null, ...others }
}

/** The value is never repeated: it may hold a password. */
function readReplicas({ FOYER_DATABASE_REPLICA_URL: text }: Environment): string[] {
  if (text === undefined) return []
  const urls = text.split(',').map((url) => url.trim())
  if (urls.every(isPostgres)) return urls
  throw new ConfigRefusal(
    'FOYER_DATABASE_REPLICA_URL',
    'has what is not the address of a PostgreSQL server',
    'one or several addresses such as postgres://user:password@host:5432/name, separated by commas',
  )
}

const wellNamed = /^(?<name>[a-z][a-z0-9_]{0,39})=(?<url>.+)$/s

/** No address is repeated in a message: it may hold a password. */
function readFurther({ FOYER_DATABASES: text }: Environment): DatabaseSettings['furtherDatabases'] {
  if (text === undefined) return []
  return text.split(',').map((entry) => {
    const { name, url } = wellNamed.exec(entry.trim())?.groups ?? {}
    if (name === undefined || url === undefined || !isPostgres(url))
      throw wrongDatabases(
        name === undefined
          ? 'has what is not a name and an address'
          : `has no address of PostgreSQL for "${name}"`,
      )
    if (name === 'first')
      throw wrongDatabases('names a database "first", which is what DATABASE_URL is called')
    return { name, url }
  })
}

function refuseTwice(further: DatabaseSettings['furtherDatabases'], others: (string | null)[]) {
  for (const [index, { name, url }] of further.entries()) {
    const before = further.slice(0, index)
    if (before.some((each) => each.name === name)) throw wrongDatabases(`has the name "${name}" twice`)
    if (before.some((each) => each.url === url) || others.includes(url))
      throw wrongDatabases(`has an address for "${name}" that is set already`)
  }
}

const wrongDatabases = (wrong: string) =>
  new ConfigRefusal(
    'FOYER_DATABASES',
    wrong,
    'names of lowercase letters, each with the address of a database of its own, such as second=postgres://user:password@host:5432/name, separated by commas',
  )

const isPostgres = (text: string) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text)

/** The value is never repeated: it may hold a password. */
function readAddress(set: Environment, name: SettingName & keyof typeof set): string | null {
  const text = set[name]
  if (text === undefined) return null
  if (isPostgres(text)) return text
  throw new ConfigRefusal(
    name,
    'is not the address of a PostgreSQL server',
    'postgres://user:password@host:5432/name, with special characters in the password percent-encoded',
  )
}

import postgres from 'postgres'
import { formatTextArray, parseTextArray } from './text_array.ts'

/** How to reach PostgreSQL: a URL given by the operator, or the socket of the embedded one. */
export type Address =
  | { url: string }
  | { socketDirectory: string; port: number; user: string; database: string }

/** Ids and prices are bigint in storage and integers on the wire; all of them stay below 2^53. */
const types = {
  bigint: {
    to: 20,
    from: [20],
    parse: (text: string) => Number(text),
    serialize: (value: number) => String(value),
  },
  textArray: { to: 1009, from: [1009], parse: parseTextArray, serialize: formatTextArray },
}

export type Sql = postgres.Sql<{ bigint: number; textArray: (string | null)[] }>
export type Fragment = postgres.PendingQuery<postgres.Row[]>

export interface ConnectOptions {
  connections: number
  /** Settings of every session, sent with the connection's first packet. */
  session?: Record<string, string>
  /** Connections are not put away for their age. */
  lasting?: boolean
  onclose?: () => void
  onnotify?: (channel: string, payload: string) => void
}

export function connect(address: Address, options: ConnectOptions): Sql {
  const settings = {
    max: options.connections,
    types,
    // A statement with an undefined value would never be sent, and the connection would wait for its answer.
    transform: { undefined: null },
    onnotice: () => {},
    connect_timeout: 5,
    connection: { application_name: 'foyer', ...options.session },
    ...(options.onclose && { onclose: options.onclose }),
    ...(options.onnotify && { onnotify: options.onnotify }),
    ...(options.lasting && { max_lifetime: null }),
  }
  if ('url' in address) return postgres(address.url, settings)
  const { socketDirectory, port, user, database } = address
  return postgres({ ...settings, path: `${socketDirectory}/.s.PGSQL.${port}`, user, database })
}

/** Fails when storage is away. */
export async function ping(sql: Sql): Promise<void> {
  await sql`select 1`
}

/** Errors that mean "storage is away", as opposed to "the statement was wrong". */
export function isUnreachable(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  return (
    typeof code === 'string' &&
    (/^(CONNECTION_(CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/.test(
      code,
    ) ||
      /^(57P0[1-5]|08\d{3}|53300)$/.test(code))
  )
}

import type { Socket } from 'node:net'
import postgres from 'postgres'
import { arrayTypes } from './array_types.ts'
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
  ...arrayTypes,
}

export type Sql = postgres.Sql<{ bigint: number; textArray: (string | null)[] }>
export type Fragment = postgres.PendingQuery<postgres.Row[]>

/** Where postgres.js wants to connect to: one host or several, or a path. */
export interface Destination {
  host: string[]
  port: number[]
  path: string | false
}

export interface ConnectOptions {
  connections: number
  /** Settings of every session, sent with the connection's first packet. */
  session?: Record<string, string>
  /** Whether statements are prepared once for each connection. */
  prepare?: boolean
  /** Connections are not closed because of their age. */
  lasting?: boolean
  /** Opens the socket instead of postgres.js. It gives a socket that is connected. */
  socket?: (destination: Destination) => Promise<Socket>
  onclose?: () => void
  onnotify?: (channel: string, payload: string) => void
}

export function connect(address: Address, options: ConnectOptions): Sql {
  const { socket, onclose, onnotify, prepare = true } = options
  const settings = {
    max: options.connections,
    types,
    prepare,
    // Otherwise postgres.js asks every new connection for its array types, in a promise that nobody handles.
    fetch_types: false,
    // A statement with an undefined value would never be sent, and the connection would wait for its answer.
    transform: { undefined: null },
    onnotice: () => {},
    connect_timeout: 5,
    keep_alive: 5,
    connection: { application_name: 'foyer', ...options.session },
    ...(socket && { socket }),
    ...(onclose && { onclose }),
    ...(onnotify && { onnotify }),
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

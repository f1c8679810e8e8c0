import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { Address } from '../platform/db/connect.ts'
import { testAddress } from './global_setup.ts'

/** Stands between a server and PostgreSQL, and can stop passing bytes on while every connection stays open. */
export interface FreezableProxy {
  address: { url: string }
  /** Connections that are open now. With a name, only those whose application is called so. */
  freezeOpen(application?: string): void
  /** Connections that are opened from now on, until told otherwise. The name as above. */
  freezeNew(frozen: boolean, application?: string): void
  /** PostgreSQL waits for who does not read what it is sent, and others wait for PostgreSQL. */
  endFrozen(): void
  close(): Promise<void>
}

interface Pair {
  client: Socket
  upstream: Socket
  greeting: string
  isFrozen: boolean
}

export async function startFreezableProxy(address: Address = testAddress()): Promise<FreezableProxy> {
  const pairs = new Set<Pair>()
  let frozenFromNow: string | null = null
  const server = createServer((client) => {
    const upstream = connect(target(address))
    const pair = { client, upstream, greeting: '', isFrozen: false }
    pairs.add(pair)
    client.once('data', (first) => {
      pair.greeting = first.toString('latin1')
      if (frozenFromNow !== null && pair.greeting.includes(frozenFromNow)) freeze(pair)
    })
    const end = () => {
      pairs.delete(pair)
      client.destroy()
      upstream.destroy()
    }
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end)
    client.pipe(upstream)
    upstream.pipe(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: { url: throughPort(address, port) },
    freezeOpen(application = '') {
      for (const pair of pairs) if (pair.greeting.includes(application)) freeze(pair)
    },
    freezeNew(frozen, application = '') {
      frozenFromNow = frozen ? application : null
    },
    endFrozen() {
      for (const pair of pairs) if (pair.isFrozen) end(pair)
    },
    async close() {
      for (const pair of pairs) end(pair)
      server.close()
      await once(server, 'close')
    },
  }
}

function freeze(pair: Pair) {
  pair.isFrozen = true
  for (const socket of [pair.client, pair.upstream]) socket.unpipe().pause()
}

function end({ client, upstream }: Pair) {
  for (const socket of [client, upstream]) socket.destroy()
}

function target(address: Address) {
  if (!('url' in address)) return { path: `${address.socketDirectory}/.s.PGSQL.${address.port}` }
  const { hostname: host, port } = new URL(address.url)
  return { host, port: Number(port || 5432) }
}

function throughPort(address: Address, port: number): string {
  if (!('url' in address)) return `postgres://${address.user}@127.0.0.1:${port}/${address.database}`
  const url = new URL(address.url)
  url.host = `127.0.0.1:${port}`
  return url.href
}

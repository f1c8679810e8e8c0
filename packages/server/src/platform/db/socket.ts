import { connect, type Socket } from 'node:net'
import type { Destination } from './connect.ts'
import { noteStorageError, StorageUnavailable } from './storage_error.ts'

/** Connects to the first host that answers, beginning with the one at `from`. */
export async function openSocket({ host, port, path }: Destination, from: number, signal: AbortSignal) {
  if (path) return connected(connect({ path }), signal)
  let failure: unknown
  for (const [index] of host.entries()) {
    const at = (from + index) % host.length
    const target = { host: host[at]!, port: port[at]! }
    try {
      // postgres.js reads the host from the socket when it checks a certificate.
      return Object.assign(await connected(connect(target), signal), target)
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

function connected(socket: Socket, signal: AbortSignal): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>()
  const giveUp = () => socket.destroy(new StorageUnavailable('PostgreSQL does not answer.'))
  signal.addEventListener('abort', giveUp, { once: true })
  if (signal.aborted) giveUp()
  // Stays for the life of the socket: an error that comes before postgres.js listens would end the process.
  socket.on('error', (error) => reject(noteStorageError(error)))
  socket.once('connect', () => {
    signal.removeEventListener('abort', giveUp)
    resolve(socket)
  })
  return promise
}

import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'

/** Something else on this machine that speaks HTTP. It ends with the journeys. */
export async function listen(answer: RequestListener): Promise<{ port: number; host: string }> {
  const server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('This machine gives out no ports.')
  return { port: address.port, host: `127.0.0.1:${address.port}` }
}

import { once } from 'node:events'
import { createServer } from 'node:http'

/** Somebody's own server, on this machine, that is sent events. A path that is broken answers 500. */
export interface WebhookReceiver {
  url: string
  host: string
  received: { path: string; webhookId: string; body: string }[]
  broken: Set<string>
}

export async function openWebhookReceiver(): Promise<WebhookReceiver> {
  const received: WebhookReceiver['received'] = []
  const broken = new Set<string>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    received.push({
      path,
      webhookId: String(request.headers['webhook-id']),
      body: Buffer.concat(parts).toString(),
    })
    if (broken.has(path)) response.writeHead(500).end('The CRM is down for maintenance.')
    else response.writeHead(200).end('Thank you.')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // It ends with the journeys.
  server.unref()
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('This machine gives out no ports.')
  const host = `127.0.0.1:${address.port}`
  return { url: `http://${host}`, host, received, broken }
}

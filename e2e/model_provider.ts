import { once } from 'node:events'
import { createServer } from 'node:http'

/** Somebody's language model, on this machine, as OpenAI's is asked. It knows one key, and has little to say. */
export interface ModelProvider {
  url: string
  host: string
  key: string
}

const key = 'sk-local-model'

const answer = {
  id: 'answer-1',
  object: 'chat.completion',
  created: 0,
  model: 'local-model',
  choices: [{ index: 0, message: { role: 'assistant', content: 'Hello' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 20, completion_tokens: 1, total_tokens: 21 },
}

export async function openModelProvider(): Promise<ModelProvider> {
  const server = createServer((request, response) => {
    const isKnown = request.headers.authorization === `Bearer ${key}`
    response.writeHead(isKnown ? 200 : 401, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(isKnown ? answer : { error: { message: 'Incorrect API key provided.' } }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // It ends with the journeys.
  server.unref()
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('This machine gives out no ports.')
  const host = `127.0.0.1:${address.port}`
  return { url: `http://${host}/v1`, host, key }
}

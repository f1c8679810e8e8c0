import { text } from 'node:stream/consumers'
import { listen } from './listen.ts'

/** Somebody's language model, on this machine, as OpenAI's is asked. It knows one key, and has little to say. */
export interface ModelProvider {
  url: string
  host: string
  key: string
}

const key = 'sk-local-model'

const usage = { prompt_tokens: 20, completion_tokens: 1, total_tokens: 21 }
const answer = {
  id: 'answer-1',
  object: 'chat.completion',
  created: 0,
  model: 'local-model',
  choices: [{ index: 0, message: { role: 'assistant', content: 'Hello' }, finish_reason: 'stop' }],
  usage,
}

/** The same piece by piece, as server-sent events. */
const streamed = [
  { choices: [{ index: 0, delta: { role: 'assistant', content: 'Hello' } }] },
  { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
  { choices: [], usage },
].map((part) => ({ ...answer, object: 'chat.completion.chunk', usage: null, ...part }))
const events = [...streamed.map((part) => JSON.stringify(part)), '[DONE]']
  .map((data) => `data: ${data}\n\n`)
  .join('')

export async function openModelProvider(): Promise<ModelProvider> {
  const { host } = await listen(async (request, response) => {
    const isStreamed = (await text(request)).includes('"stream":true')
    const isKnown = request.headers.authorization === `Bearer ${key}`
    const type = isKnown && isStreamed ? 'text/event-stream' : 'application/json'
    response.writeHead(isKnown ? 200 : 401, { 'Content-Type': type })
    if (!isKnown) return response.end(JSON.stringify({ error: { message: 'Incorrect API key provided.' } }))
    response.end(isStreamed ? events : JSON.stringify(answer))
  })
  return { url: `http://${host}/v1`, host, key }
}

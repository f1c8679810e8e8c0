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
const eventsOf = (content: string, calls: object[] = []) =>
  [
    { choices: [{ index: 0, delta: { role: 'assistant', content } }] },
    ...calls.map((call) => ({ choices: [{ index: 0, delta: { tool_calls: [call] } }] })),
    { choices: [{ index: 0, delta: {}, finish_reason: calls.length > 0 ? 'tool_calls' : 'stop' }] },
    { choices: [], usage },
  ]
    .map((part) => JSON.stringify({ ...answer, object: 'chat.completion.chunk', usage: null, ...part }))
    .concat('[DONE]')
    .map((data) => `data: ${data}\n\n`)
    .join('')

const greeting = eventsOf('Hello')
/** Whatever a visitor says to it, it wants to know whether to go on, and offers two replies. */
const reply = eventsOf('We can help with that. Shall I tell you more?', [
  {
    index: 0,
    id: 'call-1',
    type: 'function',
    function: { name: 'suggest_replies', arguments: '{"replies":["Yes","No"]}' },
  },
])

export async function openModelProvider(): Promise<ModelProvider> {
  const { host } = await listen(async (request, response) => {
    const asked = await text(request)
    const isStreamed = asked.includes('"stream":true')
    const isKnown = request.headers.authorization === `Bearer ${key}`
    const type = isKnown && isStreamed ? 'text/event-stream' : 'application/json'
    response.writeHead(isKnown ? 200 : 401, { 'Content-Type': type })
    if (!isKnown) return response.end(JSON.stringify({ error: { message: 'Incorrect API key provided.' } }))
    if (!isStreamed) return response.end(JSON.stringify(answer))
    response.end(asked.includes('"suggest_replies"') ? reply : greeting)
  })
  return { url: `http://${host}/v1`, host, key }
}

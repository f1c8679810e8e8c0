import { listen } from './listen.ts'

/** Somebody's language model, on this machine, as OpenAI's is asked. It knows one key, and has little to say. */
export interface ModelProvider {
  url: string
  host: string
  key: string
}

const key = 'sk-local-model'

const chunk = (choice: object, more: object = {}) => ({
  id: 'answer-1',
  object: 'chat.completion.chunk',
  created: 0,
  model: 'local-model',
  choices: [{ index: 0, ...choice }],
  ...more,
})

const usage = { prompt_tokens: 20, completion_tokens: 1, total_tokens: 21 }

const answer = {
  ...chunk({ message: { role: 'assistant', content: 'Hello' }, finish_reason: 'stop' }, { usage }),
  object: 'chat.completion',
}

/** Whatever is said to it, it wants to know whether that helps, and offers two replies. */
const call = {
  index: 0,
  id: 'call-1',
  type: 'function',
  function: { name: 'suggest_replies', arguments: '{"replies":["Yes","No"]}' },
}
const stream = [
  chunk({ delta: { role: 'assistant', content: 'We can help with that. Shall I tell you more?' } }),
  chunk({ delta: { tool_calls: [call] } }),
  chunk({ delta: {}, finish_reason: 'tool_calls' }),
  { ...chunk({}), choices: [], usage },
]

const isStreamed = (body: string): boolean => /"stream":\s*true/.test(body)

export async function openModelProvider(): Promise<ModelProvider> {
  const { host } = await listen((request, response) => {
    const isKnown = request.headers.authorization === `Bearer ${key}`
    let body = ''
    request.on('data', (piece) => {
      body += piece
    })
    request.on('end', () => {
      if (isKnown && isStreamed(body)) {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' })
        for (const each of stream) response.write(`data: ${JSON.stringify(each)}\n\n`)
        response.end('data: [DONE]\n\n')
        return
      }
      response.writeHead(isKnown ? 200 : 401, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(isKnown ? answer : { error: { message: 'Incorrect API key provided.' } }))
    })
  })
  return { url: `http://${host}/v1`, host, key }
}

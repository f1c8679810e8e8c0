import { listen } from './listen.ts'

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
  const { host } = await listen((request, response) => {
    const isKnown = request.headers.authorization === `Bearer ${key}`
    response.writeHead(isKnown ? 200 : 401, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(isKnown ? answer : { error: { message: 'Incorrect API key provided.' } }))
  })
  return { url: `http://${host}/v1`, host, key }
}

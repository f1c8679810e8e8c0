import {
  cachedTokens,
  type ModelRequest,
  type Protocol,
  type StreamEnd,
  usage,
  wireArguments,
} from '../script.ts'

interface Request {
  model: string
  stream?: boolean
  messages: { role: string; content: string | { text?: string }[] | null }[]
  tools?: { function: { name: string; parameters: object } }[]
  response_format?: { json_schema?: { schema: object } }
}

const counted = {
  prompt_tokens: usage.input,
  prompt_tokens_details: { cached_tokens: cachedTokens },
  completion_tokens: usage.output,
  total_tokens: usage.input + usage.output,
}
const head = ({ model }: ModelRequest) => ({ id: 'chatcmpl-1', created: 1_700_000_000, model })
const textOf = (content: Request['messages'][number]['content']) =>
  typeof content === 'string' ? content : (content ?? []).map(({ text = '' }) => text).join('')
const finishReasons: Record<StreamEnd, string> = {
  complete: 'stop',
  calls: 'tool_calls',
  length: 'length',
  declined: 'content_filter',
}

/** Chat completions, as OpenAI speaks and many others do: Ollama, vLLM, llama.cpp, gateways. */
export const openai: Protocol = {
  read(path, body) {
    if (!path.endsWith('/chat/completions')) return null
    const { model, stream = false, messages, tools = [], response_format } = JSON.parse(body) as Request
    const isSystem = (role: string) => role === 'system' || role === 'developer'
    return {
      model,
      system: messages
        .filter(({ role }) => isSystem(role))
        .map(({ content }) => textOf(content))
        .join('\n'),
      messages: messages
        .filter(({ role }) => !isSystem(role))
        .map(({ role, content }) => ({
          role: role === 'assistant' ? 'assistant' : 'user',
          text: textOf(content),
        })),
      schema: response_format?.json_schema?.schema ?? null,
      tools: tools.map(({ function: { name, parameters } }) => ({ name, parameters })),
      streamed: stream,
    }
  },
  whole: (asked, content) => ({
    ...head(asked),
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: counted,
  }),
  declined: (asked) => ({
    ...head(asked),
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: null, refusal: 'I cannot help with that.' },
        finish_reason: 'content_filter',
      },
    ],
    usage: counted,
  }),
  before: (asked) => [chunk(asked, { delta: { role: 'assistant', content: '' } })],
  piece: (asked, content) => chunk(asked, { delta: { content } }),
  call: (asked, call, index) => {
    const text = wireArguments(call)
    const piece = (given: object, more: object = {}) =>
      chunk(asked, { delta: { tool_calls: [{ index, ...more, function: given }] } })
    return [
      piece(
        { name: call.name, arguments: text.slice(0, 4) },
        { id: `call_${asked.body.length}_${index}`, type: 'function' },
      ),
      piece({ arguments: text.slice(4) }),
    ]
  },
  after: (asked, end) => [
    chunk(asked, { delta: {}, finish_reason: finishReasons[end] }),
    { ...head(asked), object: 'chat.completion.chunk', choices: [], usage: counted },
    '[DONE]',
  ],
  error: (status, message) => ({ error: { message, type: 'error', code: String(status) } }),
}

const chunk = (asked: ModelRequest, choice: object) => ({
  ...head(asked),
  object: 'chat.completion.chunk',
  choices: [{ index: 0, finish_reason: null, ...choice }],
})

import {
  cachedTokens,
  type ModelRequest,
  type Protocol,
  type StreamEnd,
  usage,
  wireArguments,
} from '../script.ts'

type Text = string | { text?: string }[]

interface Request {
  model: string
  stream?: boolean
  system?: Text
  messages: { role: 'user' | 'assistant'; content: Text }[]
  tools?: { name: string; input_schema: object }[]
  output_config?: { format?: { schema: object } }
}

const textOf = (content: Text = '') =>
  typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('')
const head = ({ model }: ModelRequest) => ({ id: 'msg_1', type: 'message', role: 'assistant', model })
const counted = {
  input_tokens: usage.input - cachedTokens,
  cache_read_input_tokens: cachedTokens,
  output_tokens: usage.output,
}
/** The tool that stands for a schema. */
const jsonTool = 'json'
const usesTool = ({ body }: ModelRequest) =>
  (JSON.parse(body) as Request).tools?.some(({ name }) => name === jsonTool) === true
const stopReasons: Record<StreamEnd, string> = {
  complete: 'end_turn',
  calls: 'tool_use',
  length: 'max_tokens',
  declined: 'refusal',
}

/** Messages, as Anthropic speaks. A schema comes as a format, or, for older models, as the input of a tool. */
export const anthropic: Protocol = {
  read(path, body) {
    if (!path.endsWith('/messages')) return null
    const { model, stream = false, system, messages, tools, output_config } = JSON.parse(body) as Request
    return {
      model,
      system: textOf(system),
      messages: messages.map(({ role, content }) => ({ role, text: textOf(content) })),
      schema:
        output_config?.format?.schema ?? tools?.find(({ name }) => name === jsonTool)?.input_schema ?? null,
      tools: (tools ?? []).map(({ name, input_schema }) => ({ name, parameters: input_schema })),
      streamed: stream,
    }
  },
  whole: (asked, text) => ({
    ...head(asked),
    content: [
      usesTool(asked)
        ? { type: 'tool_use', id: 'toolu_1', name: jsonTool, input: JSON.parse(text) }
        : { type: 'text', text },
    ],
    stop_reason: usesTool(asked) ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: counted,
  }),
  declined: (asked) => ({
    ...head(asked),
    content: [],
    stop_reason: 'refusal',
    stop_sequence: null,
    usage: counted,
  }),
  before: (asked) => [
    {
      type: 'message_start',
      message: { ...head(asked), content: [], stop_reason: null, stop_sequence: null, usage: counted },
    },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  ],
  piece: (_, text) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  call: (_, call, index) => [
    {
      type: 'content_block_start',
      index: index + 1,
      content_block: { type: 'tool_use', id: `toolu_${index + 1}`, name: call.name, input: {} },
    },
    {
      type: 'content_block_delta',
      index: index + 1,
      delta: { type: 'input_json_delta', partial_json: wireArguments(call) },
    },
    { type: 'content_block_stop', index: index + 1 },
  ],
  after: (_, end) => [
    { type: 'content_block_stop', index: 0 },
    {
      type: 'message_delta',
      delta: { stop_reason: stopReasons[end], stop_sequence: null },
      usage: { output_tokens: usage.output },
    },
    { type: 'message_stop' },
  ],
  error: (_, message) => ({ type: 'error', error: { type: 'api_error', message } }),
}

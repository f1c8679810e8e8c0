import type { ThreadMessage, ToolSchema } from '@foyer/engine'
import { wireSchema } from '../reasoner/model/wire_schema.ts'
import type { AskedTurn, Asking } from './asked.ts'

/** For models that take no tools: they are described in words, and called in an answer of one JSON object. */
export function askForJson({ request, offered }: AskedTurn, holdsToSchema: boolean): Asking {
  const isOver = request.tools.length === 0
  const last = isOver && offered.length > 0 ? [{ role: 'user' as const, text: noMoreCalls }] : []
  return {
    prompt: [
      { role: 'system', content: offered.length > 0 ? systemWith(request.system, offered) : request.system },
      ...inTurns([...request.messages.map(inWords), ...last]).map(({ role, text }) => ({
        role,
        content: [{ type: 'text' as const, text }],
      })),
    ],
    ...(holdsToSchema &&
      offered.length > 0 && {
        responseFormat: { type: 'json', name: 'answer', schema: answerSchema(isOver ? [] : offered) },
      }),
  }
}

interface Words {
  role: 'user' | 'assistant'
  text: string
}

/** Results are a message of the user, and may be followed by another: templates of small models want them to take turns. */
function inTurns(messages: readonly Words[]): Words[] {
  const thread: Words[] = []
  for (const message of messages) {
    const last = thread.at(-1)
    if (last?.role === message.role) last.text += `\n\n${message.text}`
    else thread.push({ ...message })
  }
  return thread
}

/** A tag of the brief: what a visitor writes opens none. */
const inNote = (text: string) => `<note>\n${text}\n</note>`

const noMoreCalls = inNote('Use no more tools: answer with what you have, and with an empty list of calls.')

const systemWith = (system: string, tools: readonly ToolSchema[]) =>
  [system, form, ...tools.map(described)].join('\n\n')

const form = `# The form of your answers
Answer with one JSON object and nothing else:
{"calls": [{"name": "a tool", "arguments": {…}}], "say": "what the visitor reads"}
"calls" comes first: the tools that you use now, or an empty list. Leave "say" empty if you need a result before you can answer. You get the results with the next message.

# Tools`

const described = ({ name, description, parameters }: ToolSchema) =>
  `## ${name}\n${description}\nArguments, as JSON Schema: ${JSON.stringify(parameters, withoutClosing)}`

/** That nothing else may be in it goes without saying, and costs a small model room. */
const withoutClosing = (key: string, value: unknown) => (key === 'additionalProperties' ? undefined : value)

/** An earlier answer as it would have to be given now, and results as a message. */
function inWords(message: ThreadMessage): Words {
  switch (message.role) {
    case 'user':
      return message
    case 'assistant': {
      const calls = message.calls.map(({ name, arguments: given }) => ({ name, arguments: given ?? {} }))
      return { role: 'assistant', text: JSON.stringify({ calls, say: message.text }) }
    }
    case 'tool': {
      const results = message.results.map(({ name, text }) => `${name}: ${text}`)
      return { role: 'user', text: inNote(`What your tools gave:\n${results.join('\n')}`) }
    }
  }
}

function answerSchema(tools: readonly ToolSchema[]): object {
  const calls = tools.map(({ name, parameters }) =>
    closed({ name: { type: 'string', enum: [name] }, arguments: wireSchema(parameters) }),
  )
  return closed({
    calls: { type: 'array', items: calls.length > 0 ? { anyOf: calls } : closed({}) },
    say: { type: 'string' },
  })
}

const closed = (properties: object) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

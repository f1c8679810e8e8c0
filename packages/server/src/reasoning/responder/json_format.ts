import type { ThreadMessage, ToolSchema } from '@foyer/engine'
import { wireSchema } from '../reasoner/model/wire_schema.ts'
import type { AskedTurn, Asking } from './asked.ts'
import { inTurns } from './thread.ts'

/** For models that take no tools: they are described in words, and called in an answer of one JSON object. */
export function askForJson({ request, offered }: AskedTurn, holdsToSchema: boolean): Asking {
  const isOver = request.tools.length === 0
  const thread = inTurns([
    ...request.messages.map(inWords),
    ...(isOver && offered.length > 0 ? [{ role: 'user' as const, text: noMoreCalls }] : []),
  ])
  return {
    prompt: [
      { role: 'system', content: offered.length > 0 ? systemWith(request.system, offered) : request.system },
      ...thread.flatMap((message) =>
        message.role === 'tool'
          ? []
          : [{ role: message.role, content: [{ type: 'text' as const, text: message.text }] }],
      ),
    ],
    ...(holdsToSchema &&
      offered.length > 0 && {
        responseFormat: { type: 'json', name: 'answer', schema: answerSchema(isOver ? [] : offered) },
      }),
  }
}

const noMoreCalls =
  '<note>\nUse no more tools: answer with what you have, and with an empty list of calls.\n</note>'

const systemWith = (system: string, tools: readonly ToolSchema[]) =>
  [system, form, ...tools.map(described)].join('\n\n')

const form = `# The form of your answers
Answer with one JSON object and nothing else:
{"calls": [{"name": "a tool", "arguments": {…}}], "say": "what the visitor reads"}
"calls" comes first: the tools that you use now, or an empty list. Leave "say" empty if you need a result before you can answer. You get the results with the next message.

# Tools`

const described = ({ name, description, parameters }: ToolSchema) =>
  `## ${name}\n${description}\nArguments, as JSON Schema: ${JSON.stringify(parameters)}`

/** An earlier answer as it would have to be given now, and results as a message. */
function inWords(message: ThreadMessage): ThreadMessage {
  switch (message.role) {
    case 'user':
      return message
    case 'assistant': {
      const calls = message.calls.map(({ name, arguments: given }) => ({ name, arguments: given ?? {} }))
      if (calls.length === 0 && message.text.trim() === '') return message
      return { role: 'assistant', text: JSON.stringify({ calls, say: message.text }), calls: [] }
    }
    case 'tool': {
      const results = message.results.map(({ name, text }) => `${name}: ${text}`)
      return { role: 'user', text: `<results>\n${results.join('\n')}\n</results>` }
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

import type { ThreadMessage, ToolCall } from '@foyer/engine'
import type { ModelSetting } from '../reasoner/model/setting.ts'
import type { AskedTurn, Asking } from './asked.ts'

/** With the tools of the provider, and the history as the provider knows it. */
export function askWithTools(turn: AskedTurn, { provider }: Pick<ModelSetting, 'provider'>): Asking {
  const { request, offered } = turn
  const isOver = request.tools.length === 0
  const tools = isOver && !keepsTools.includes(provider) ? [] : offered
  return {
    prompt: promptOf(turn),
    ...(tools.length > 0 && {
      tools: tools.map(({ name, description, parameters }) => ({
        type: 'function' as const,
        name,
        description,
        inputSchema: parameters,
      })),
      ...(isOver && { toolChoice: { type: 'none' as const } }),
    }),
  }
}

/**
 * Where a request without tools would be another prefix for the cache, or be refused because its history has calls. Other
 * servers call a tool that they are given whatever they are told.
 */
const keepsTools: readonly ModelSetting['provider'][] = ['openai', 'anthropic', 'google']

function promptOf({ request, signatures }: AskedTurn): Asking['prompt'] {
  const thread = request.messages
  const beforeLastWords = thread.findLastIndex(({ role }) => role === 'user') - 1
  return [
    { role: 'system', content: request.system, ...cached },
    ...thread.map((message, index) => ({
      ...messageOf(message, signatures),
      // What stands so far stands again in the next request, and in the next turn.
      ...((index === thread.length - 1 || index === beforeLastWords) && cached),
    })),
  ]
}

/** Read by Anthropic; the others cache what begins alike without being told. */
const cached = { providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } } }

function messageOf(message: ThreadMessage, signatures: AskedTurn['signatures']): Asking['prompt'][number] {
  switch (message.role) {
    case 'user':
      return { role: 'user', content: [{ type: 'text', text: message.text }] }
    case 'assistant':
      return {
        role: 'assistant',
        content: [
          ...(message.text.trim() === '' ? [] : [{ type: 'text' as const, text: message.text }]),
          ...message.calls.map((call) => callPart(call, signatures)),
        ],
      }
    case 'tool':
      return {
        role: 'tool',
        content: message.results.map(({ id, name, text }) => ({
          type: 'tool-result',
          toolCallId: id,
          toolName: name,
          output: { type: 'text', value: text },
        })),
      }
  }
}

function callPart({ id, name, arguments: given }: ToolCall, signatures: AskedTurn['signatures']) {
  const providerOptions = signatures.get(id)
  return {
    type: 'tool-call' as const,
    toolCallId: id,
    toolName: name,
    // What was no object is answered by its result; providers refuse a history with it.
    input: typeof given === 'object' && given !== null && !Array.isArray(given) ? given : {},
    ...(providerOptions && { providerOptions }),
  }
}

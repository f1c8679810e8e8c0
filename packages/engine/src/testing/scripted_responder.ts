import type {
  Responder,
  ResponderEvent,
  ResponderFailure,
  ResponderRequest,
  ResponderUsage,
  ResponseEnd,
  ToolCall,
} from '../turn/responder.ts'

/** One response, and what the request that it answers has to look like. */
export interface ScriptedResponse {
  /** Throws where the request isn't what the test expects. */
  request?: (request: ResponderRequest) => void
  /** Several pieces come one after another. */
  text?: string | readonly string[]
  /** Come after the text, with ids of their own: `call_1`, `call_2`, … */
  calls?: readonly ScriptedCall[]
  /** `complete` where nothing is said. */
  end?: ResponseEnd
  /** Ends the response instead, after text and calls. */
  failure?: ResponderFailure
  /** Happens after the text, before the calls. */
  meanwhile?: () => void
}

export interface ScriptedCall extends Partial<Pick<ToolCall, 'id'>> {
  name: string
  /** An empty object where none are named. */
  arguments?: unknown
}

export interface ScriptedResponder extends Responder {
  /** All requests so far. */
  readonly requests: readonly ResponderRequest[]
  /** Throws where a response was never asked for. */
  finish(): void
}

export const noUsage: ResponderUsage = {
  model: 'scripted',
  input_tokens: 0,
  cached_tokens: 0,
  output_tokens: 0,
  first_milliseconds: null,
  milliseconds: 0,
}

/** Says what the test says, in this order, and nothing else: a request too many throws. */
export function scriptedResponder(...script: readonly ScriptedResponse[]): ScriptedResponder {
  const requests: ResponderRequest[] = []
  let calls = 0

  async function* respond(request: ResponderRequest): AsyncGenerator<ResponderEvent> {
    const response = script[requests.length]
    requests.push(request)
    if (!response) throw new Error(`Request ${requests.length} has no scripted response.`)
    checkThread(request)
    response.request?.(request)
    for (const text of [response.text ?? []].flat()) yield { type: 'text', text }
    response.meanwhile?.()
    for (const call of response.calls ?? []) {
      calls++
      const given = 'arguments' in call ? call.arguments : {}
      yield { type: 'call', call: { id: call.id ?? `call_${calls}`, name: call.name, arguments: given } }
    }
    yield response.failure
      ? { type: 'failure', failure: response.failure, usage: noUsage }
      : { type: 'end', because: response.end ?? 'complete', usage: noUsage }
  }

  return {
    requests,
    respond,
    finish() {
      if (requests.length < script.length)
        throw new Error(`${requests.length} of ${script.length} scripted responses were asked for.`)
    },
  }
}

/** What every provider insists on: each call has one result, in the message right after it and in the same order. */
function checkThread({ messages }: ResponderRequest) {
  messages.forEach((message, at) => {
    const next = messages[at + 1]
    if (message.role === 'assistant') {
      if (message.text.trim() === '' && message.calls.length === 0) throw new Error(`Message ${at} is empty.`)
      const answered = next?.role === 'tool' ? next.results.map(({ id }) => id) : []
      const asked = message.calls.map(({ id }) => id)
      if (asked.join() !== answered.join())
        throw new Error(`Calls ${asked.join()} have the results ${answered.join()}.`)
    }
    const before = messages[at - 1]
    if (message.role === 'tool' && before?.role !== 'assistant')
      throw new Error(`The results in message ${at} answer no call.`)
  })
  if (messages.at(-1)?.role === 'assistant') throw new Error('The last message is the responder’s own.')
}

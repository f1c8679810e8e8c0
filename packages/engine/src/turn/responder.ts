import type { FailureReason, ResponseEnd } from '@foyer/contract/vocabulary'

export type { FailureReason, ResponseEnd } from '@foyer/contract/vocabulary'

/** Takes the turns of a conversation: a language model. It is given a brief and tools, says text and calls tools. */
export interface Responder {
  /** Never throws: what goes wrong is the last event. It ends with the failure `aborted` when the turn is interrupted. */
  respond(request: ResponderRequest): AsyncIterable<ResponderEvent>
}

export interface ResponderRequest {
  /** The same for every turn of a snapshot, so that a provider caches it. */
  system: string
  messages: ThreadMessage[]
  /** Empty in the last round. */
  tools: ToolSchema[]
}

export interface ToolSchema {
  name: string
  description: string
  /** A closed JSON Schema. */
  parameters: object
}

/** The conversation as a provider knows it. Every call has one result, in the message right after it. */
export type ThreadMessage =
  | { role: 'user'; text: string }
  | { role: 'assistant'; text: string; calls: ToolCall[] }
  | { role: 'tool'; results: ToolResult[] }

export interface ToolCall {
  id: string
  name: string
  /** What the provider sent, read as JSON; `undefined` where it isn't JSON. */
  arguments: unknown
}

export interface ToolResult {
  id: string
  name: string
  text: string
}

export type ResponderEvent =
  | { type: 'text'; text: string }
  | { type: 'call'; call: ToolCall }
  /** A response that was cut off or refused is no answer: none of its calls are run. */
  | { type: 'end'; because: ResponseEnd; usage: ResponderUsage }
  | { type: 'failure'; failure: ResponderFailure; usage: ResponderUsage }

export interface ResponderFailure {
  reason: FailureReason
  /** One sentence for the owner. It never quotes a visitor and never contains a key. */
  message: string
}

/** What one call used. */
export interface ResponderUsage {
  /** The name of the model that answered: the second one after the first has failed. */
  model: string
  input_tokens: number
  /** Of the input, what the provider's cache served. */
  cached_tokens: number
  output_tokens: number
  /** Until the first piece of text, or the first call; null where nothing came. */
  first_milliseconds: number | null
  milliseconds: number
}

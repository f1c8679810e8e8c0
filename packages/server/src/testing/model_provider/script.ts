import type { IncomingHttpHeaders } from 'node:http'

/** A request to a model, whatever the protocol it came by. */
export interface ModelRequest {
  path: string
  headers: IncomingHttpHeaders
  model: string
  system: string
  /** What was said so far, the last of it by the user. */
  messages: { role: 'user' | 'assistant'; text: string }[]
  /** The schema that the answer is to hold to. */
  schema: object | null
  tools: OfferedTool[]
  streamed: boolean
  /** As it was sent. */
  body: string
}

export interface OfferedTool {
  name: string
  parameters: object
}

/** What a provider does with it. */
export type Behaviour =
  /**
   * Says it, and calls tools; and then ends as it should, hangs up in the middle of its answer, never ends, or is cut off
   * by length.
   */
  | { say?: string; calls?: ScriptedCall[]; end?: 'properly' | 'cut' | 'never' | 'length' }
  | { status: number; message?: string; headers?: Record<string, string> }
  /** Takes the request and never says a word. */
  | { silent: true }
  /** Declines, as its protocol says that. */
  | { decline: true }
  /** These bytes, with the status 200. */
  | { raw: string }

export interface ScriptedCall {
  name: string
  /** A text is sent as it is, whatever it is. */
  arguments: object | string
}

/** What a call's arguments are on the wire. */
export const wireArguments = ({ arguments: given }: ScriptedCall) =>
  typeof given === 'string' ? given : JSON.stringify(given)

/** `count` is 1 for the first request. */
export type Script = (asked: ModelRequest, count: number) => Behaviour

/** How a stream ends that ends properly. */
export type StreamEnd = 'complete' | 'calls' | 'length' | 'declined'

export interface Protocol {
  /** Null for what is no request of this protocol. */
  read(path: string, body: string): Omit<ModelRequest, 'path' | 'headers' | 'body'> | null
  /** The whole answer at once. */
  whole(asked: ModelRequest, text: string): object
  declined(asked: ModelRequest): object
  /** Server-sent events: what goes before the text, around each piece of it, and after it. */
  before(asked: ModelRequest): object[]
  piece(asked: ModelRequest, text: string): object
  /** One call, in several pieces where the protocol has them. */
  call(asked: ModelRequest, call: ScriptedCall, index: number): object[]
  after(asked: ModelRequest, end: StreamEnd): (object | string)[]
  error(status: number, message: string): object
}

/** A count that is easily told from an estimate. */
export const usage = { input: 1000, output: 7 }
/** Of the input, what the provider's cache served. */
export const cachedTokens = 600

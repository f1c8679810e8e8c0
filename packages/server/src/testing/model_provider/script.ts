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
  streamed: boolean
  /** As it was sent. */
  body: string
}

/** What a provider does with it. */
export type Behaviour =
  /** Says it; and then ends as it should, hangs up in the middle of its answer, or never ends. */
  | { say: string; end?: 'properly' | 'cut' | 'never' }
  | { status: number; message?: string; headers?: Record<string, string> }
  /** Takes the request and never says a word. */
  | { silent: true }
  /** Declines, as its protocol says that. */
  | { decline: true }
  /** These bytes, with the status 200. */
  | { raw: string }

/** `count` is 1 for the first request. */
export type Script = (asked: ModelRequest, count: number) => Behaviour

export interface Protocol {
  /** Null for what is no request of this protocol. */
  read(path: string, body: string): Omit<ModelRequest, 'path' | 'headers' | 'body'> | null
  /** The whole answer at once. */
  whole(asked: ModelRequest, text: string): object
  declined(asked: ModelRequest): object
  /** Server-sent events: what goes before the text, around each piece of it, and after it. */
  before(asked: ModelRequest): object[]
  piece(asked: ModelRequest, text: string): object
  after(asked: ModelRequest, text: string, declined: boolean): (object | string)[]
  error(status: number, message: string): object
}

/** A count that is easily told from an estimate. */
export const usage = { input: 1000, output: 7 }

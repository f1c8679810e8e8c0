import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Spans: what was done, from when to when, as part of what. Whoever begins something (a request, a job) is given a tracer
 * and opens a root; whoever does a part of it only says so. Where no root is open nothing is recorded, and it costs
 * nothing. Ids and kinds are attributes; what people wrote, their addresses and keys never are.
 */

type Attribute = string | number | boolean | readonly string[]
export type Attributes = Record<string, Attribute | undefined>

export interface SpanOptions {
  kind?: 'internal' | 'server' | 'client' | 'consumer'
  attributes?: Attributes
}

export interface RootOptions extends SpanOptions {
  /** What it is a part of: a span of this process, or the `traceparent` that a caller has sent. */
  parent?: Span | string | undefined
  /** The `traceparent` of what it comes from without being a part of it. */
  cause?: string | undefined
}

export interface Span {
  readonly trace_id: string
  readonly span_id: string
  /** For whoever is called: theirs becomes a part of this one. */
  readonly traceparent: string
  set(attributes: Attributes): void
  /** A kind of failure: never a message, which may quote what somebody wrote. */
  fail(type: string): void
  end(): void
  /** A part of it. */
  child(name: string, options: SpanOptions): Span
}

export interface Tracer {
  start(name: string, options: RootOptions): Span
}

const current = new AsyncLocalStorage<Span>()

export const currentSpan = (): Span | undefined => current.getStore()

/** For a request that goes to somebody who may want to join in; nothing where nothing is traced. */
export function traceHeaders(): { traceparent?: string } {
  const span = current.getStore()
  return span ? { traceparent: span.traceparent } : {}
}

/** Does a part of what is under way. */
export function inSpan<Result>(
  name: string,
  options: SpanOptions,
  work: (span: Span | undefined) => Result,
): Result {
  const parent = current.getStore()
  return parent ? during(parent.child(name, options), work) : work(undefined)
}

/** Does what is part of nothing that is under way here. */
export function inRootSpan<Result>(
  tracer: Tracer | undefined,
  name: string,
  options: RootOptions,
  work: (span: Span | undefined) => Result,
): Result {
  return tracer ? during(tracer.start(name, options), work) : work(undefined)
}

/** What is called from here on is part of the span; it is ended by whoever started it. */
export const within = <Result>(span: Span, work: () => Result): Result => current.run(span, work)

/** What is under way here, for what is called from elsewhere and belongs here all the same. */
export function rememberSpan(): <Result>(work: () => Result) => Result {
  const span = current.getStore()
  return (work) => (span ? current.run(span, work) : work())
}

function during<Result>(span: Span, work: (span: Span) => Result): Result {
  const fail = (error: unknown) => {
    span.fail(failureType(error))
    span.end()
  }
  return current.run(span, () => {
    try {
      const result = work(span)
      if (result instanceof Promise)
        result.then(
          () => span.end(),
          (error) => fail(error),
        )
      else span.end()
      return result
    } catch (error) {
      fail(error)
      throw error
    }
  })
}

/** The code or the class of an error. */
export function failureType(error: unknown): string {
  const { code, reason, name } = error as { code?: unknown; reason?: unknown; name?: unknown }
  const told = [code, reason, name].find((word) => typeof word === 'string' && /^[\w.-]{1,60}$/.test(word))
  return typeof told === 'string' ? told : 'Error'
}

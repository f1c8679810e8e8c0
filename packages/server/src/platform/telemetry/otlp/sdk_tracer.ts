import {
  ROOT_CONTEXT,
  type Attributes as SdkAttributes,
  type Span as SdkSpan,
  type Tracer as SdkTracer,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import type { Attributes, RootOptions, Span, SpanOptions, Tracer } from '../span.ts'

const kinds = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
}

/** Our spans, recorded by the SDK. Its globals stay untouched: a library that looks for them finds nobody who listens. */
export function sdkTracer(tracer: SdkTracer): Tracer {
  function start(name: string, { kind = 'internal', attributes = {} }: SpanOptions, relation: Relation) {
    const { parent, cause } = relation
    const span = tracer.startSpan(
      name,
      {
        kind: kinds[kind],
        attributes: attributes as SdkAttributes,
        ...(cause && { links: [{ context: cause }] }),
      },
      parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT,
    )
    return spanOf(span)
  }

  function spanOf(span: SdkSpan): Span {
    const context = span.spanContext()
    const { traceId, spanId, traceFlags } = context
    return {
      trace_id: traceId,
      span_id: spanId,
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      set: (attributes: Attributes) => span.setAttributes(attributes as SdkAttributes),
      fail(type) {
        span.setAttribute('error.type', type)
        span.setStatus({ code: SpanStatusCode.ERROR })
      },
      end: () => span.end(),
      child: (name, options) => start(name, options, { parent: context }),
    }
  }

  return {
    start: (name, { parent, cause, ...options }: RootOptions) =>
      start(name, options, { parent: contextOf(parent), cause: contextOf(cause) }),
  }
}

interface Relation {
  parent?: SpanContext | undefined
  cause?: SpanContext | undefined
}

/** What is malformed belongs to nobody. */
function contextOf(origin: Span | string | undefined): SpanContext | undefined {
  if (origin === undefined) return undefined
  const isHeader = typeof origin === 'string'
  const context = parseTraceParent(isHeader ? origin : origin.traceparent)
  return context ? { ...context, isRemote: isHeader } : undefined
}

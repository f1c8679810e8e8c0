import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Message, metricsRequest, readMessage, traceRequest } from './protobuf.ts'

/** A collector that takes OTLP over HTTP, as protobuf and as JSON, and keeps what it was sent. */

export type SpanAttributes = Record<string, unknown>

export interface CollectedSpan {
  trace_id: string
  span_id: string
  /** Empty for a root. */
  parent_id: string
  name: string
  /** 1 internal, 2 server, 3 client, 5 consumer. */
  kind: number
  began: number
  nanoseconds: number
  attributes: SpanAttributes
  links: { trace_id: string; span_id: string }[]
  failed: boolean
  resource: SpanAttributes
}

export interface CollectedPoint {
  attributes: SpanAttributes
  value?: number
  count?: number
  sum?: number
  bounds?: number[]
}

export interface Collector {
  url: string
  spans: CollectedSpan[]
  /** The points of each metric as they were sent last. */
  metrics: Map<string, { unit: string; points: CollectedPoint[] }>
  requests: { path: string; headers: IncomingHttpHeaders; bytes: Buffer }[]
  /** What it answers with from now on. */
  answerWith(status: number): void
  close(): Promise<void>
}

export async function startCollector(port = 0): Promise<Collector> {
  const spans: CollectedSpan[] = []
  const metrics: Collector['metrics'] = new Map()
  const requests: Collector['requests'] = []
  let status = 200
  const server = createServer(async (request, response) => {
    const bytes = await buffer(request)
    const path = request.url ?? ''
    requests.push({ path, headers: request.headers, bytes })
    if (status === 200) {
      const isJson = request.headers['content-type'] === 'application/json'
      if (path === '/v1/traces')
        spans.push(...spansIn(isJson ? jsonOf(bytes) : readMessage(bytes, traceRequest)))
      if (path === '/v1/metrics')
        for (const metric of metricsIn(isJson ? jsonOf(bytes) : readMessage(bytes, metricsRequest)))
          metrics.set(metric.name, metric)
    }
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    metrics,
    requests,
    answerWith(next) {
      status = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const jsonOf = (bytes: Buffer) => JSON.parse(bytes.toString()) as Message

// biome-ignore lint/suspicious/noExplicitAny: what was decoded has the shape of its table.
type Decoded = any

const spansIn = ({ resourceSpans }: Decoded): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }: Decoded) =>
    scopeSpans.flatMap(({ spans }: Decoded) =>
      spans.map((span: Decoded) => ({
        trace_id: span.traceId,
        span_id: span.spanId,
        parent_id: span.parentSpanId ?? '',
        name: span.name,
        kind: span.kind,
        began: Number(span.startTimeUnixNano),
        nanoseconds: Number(span.endTimeUnixNano) - Number(span.startTimeUnixNano),
        attributes: attributesOf(span),
        links: (span.links ?? []).map((link: Decoded) => ({ trace_id: link.traceId, span_id: link.spanId })),
        failed: span.status?.code === 2,
        resource: attributesOf(resource),
      })),
    ),
  )

const metricsIn = ({
  resourceMetrics,
}: Decoded): { name: string; unit: string; points: CollectedPoint[] }[] =>
  resourceMetrics.flatMap(({ scopeMetrics }: Decoded) =>
    scopeMetrics.flatMap(({ metrics }: Decoded) =>
      metrics.map(({ name, unit = '', gauge, sum, histogram }: Decoded) => ({
        name,
        unit,
        points: (gauge ?? sum ?? histogram).dataPoints.map((point: Decoded) => ({
          attributes: attributesOf(point),
          value: point.asDouble ?? point.asInt,
          count: point.count === undefined ? undefined : Number(point.count),
          sum: point.sum,
          bounds: point.explicitBounds,
        })),
      })),
    ),
  )

const attributesOf = ({ attributes = [] }: Decoded): SpanAttributes =>
  Object.fromEntries(attributes.map(({ key, value }: Decoded) => [key, attributeValue(value)]))

function attributeValue(value: Decoded): unknown {
  if (value.arrayValue) return (value.arrayValue.values ?? []).map(attributeValue)
  if (value.intValue !== undefined) return Number(value.intValue)
  return value.stringValue ?? value.boolValue ?? value.doubleValue
}

/**
 * A trace as a tree, in the order in which spans began. Spans of one name that are part of the same are one line: how many
 * there are may depend on how the pieces of a stream arrive.
 */
export function treeOf(spans: readonly CollectedSpan[], parent_id = ''): string {
  const lines = (parents: readonly string[], depth: number): string[] => {
    const parts = spans
      .filter((span) => parents.includes(span.parent_id))
      .sort((one, other) => one.began - other.began)
    const alike = Map.groupBy(parts, ({ name }) => name)
    return [...alike].flatMap(([name, some]) => [
      `${'  '.repeat(depth)}${name}`,
      ...lines(
        some.map(({ span_id }) => span_id),
        depth + 1,
      ),
    ])
  }
  return lines([parent_id], 0).join('\n')
}

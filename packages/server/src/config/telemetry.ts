import type { ExportSettings, Sampling, TelemetrySettings } from '../platform/telemetry/index.ts'
import { ConfigRefusal, type Environment, readInteger, readSwitch } from './value.ts'

/**
 * The variables that OpenTelemetry has specified for everybody, as far as they are clear. Null where nothing is sent: then
 * they are checked all the same.
 */
export function readTelemetry(set: Environment): TelemetrySettings | null {
  refuseContent(set)
  const disabled = readSwitch(set, 'OTEL_SDK_DISABLED', false)
  const traces = readExport(set, 'TRACES')
  const metrics = readExport(set, 'METRICS')
  const sampling = readSampling(set)
  const intervalMs = readInteger(set, 'OTEL_METRIC_EXPORT_INTERVAL', 60_000, 100, 24 * 60 * 60 * 1000)
  const resource = readResource(set)
  if (disabled || !(traces || metrics)) return null
  return {
    resource,
    traces: traces && { ...traces, sampling },
    metrics: metrics && { ...metrics, intervalMs },
  }
}

type Signal = 'TRACES' | 'METRICS'
const protocols = ['http/protobuf', 'http/json'] as const
const usualEndpoint = 'http://localhost:4318'

/** An endpoint switches it on; so does naming the exporter, with the usual endpoint. */
function readExport(set: Environment, signal: Signal): ExportSettings | null {
  const exporter = readExporter(set, `OTEL_${signal}_EXPORTER`)
  const own = readEndpoint(set, `OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`)
  const shared = readEndpoint(set, 'OTEL_EXPORTER_OTLP_ENDPOINT')
  const below = (endpoint: string) => `${endpoint.replace(/\/+$/, '')}/v1/${signal.toLowerCase()}`
  const settings = {
    url: own ?? below(shared ?? usualEndpoint),
    protocol: readProtocol(set),
    headers: readPairs(set, 'OTEL_EXPORTER_OTLP_HEADERS', /^[\w!#$%&'*+.^`|~-]+$/),
    timeoutMs: readInteger(set, 'OTEL_EXPORTER_OTLP_TIMEOUT', 10_000, 1, 600_000),
  }
  const wanted = exporter === undefined ? own !== null || shared !== null : exporter === 'otlp'
  return wanted ? settings : null
}

function readExporter(set: Environment, name: `OTEL_${Signal}_EXPORTER`): 'otlp' | 'none' | undefined {
  const text = set[name]?.trim()
  if (text === undefined || text === 'otlp' || text === 'none') return text
  throw new ConfigRefusal(name, `is "${text}"`, 'otlp or none')
}

/** The value is not repeated: some put a key into it. */
function readEndpoint(
  set: Environment,
  name: 'OTEL_EXPORTER_OTLP_ENDPOINT' | `OTEL_EXPORTER_OTLP_${Signal}_ENDPOINT`,
): string | null {
  const text = set[name]?.trim()
  if (text === undefined) return null
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username) return url.href
  throw new ConfigRefusal(
    name,
    'is not the address of a collector',
    'an http or https address without a key in it, such as http://localhost:4318',
  )
}

function readProtocol({ OTEL_EXPORTER_OTLP_PROTOCOL: text }: Environment): ExportSettings['protocol'] {
  const protocol = protocols.find((name) => name === (text?.trim() ?? protocols[0]))
  if (protocol) return protocol
  throw new ConfigRefusal(
    'OTEL_EXPORTER_OTLP_PROTOCOL',
    `is "${text}"`,
    `${protocols.join(' or ')}; collectors take both at port 4318`,
  )
}

/** `name=value`, separated by commas, the values percent-encoded. They may be secret, and are not repeated. */
function readPairs(
  set: Environment,
  name: 'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_RESOURCE_ATTRIBUTES',
  key: RegExp,
): Record<string, string> {
  const pairs = (set[name] ?? '').split(',').filter((pair) => pair.trim() !== '')
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      const [left, right] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
      const value = decoded(right)
      if (at > 0 && key.test(left) && value !== null) return [left, value]
      throw new ConfigRefusal(
        name,
        'is not well-formed',
        'name=value pairs separated by commas; write a comma inside a value as %2C',
      )
    }),
  )
}

function decoded(text: string): string | null {
  try {
    const value = decodeURIComponent(text)
    return /\p{Cc}/u.test(value) ? null : value
  } catch {
    return null
  }
}

function readResource(set: Environment): Record<string, string> {
  const attributes = readPairs(set, 'OTEL_RESOURCE_ATTRIBUTES', /^[^\s=,]+$/)
  const service = set.OTEL_SERVICE_NAME?.trim() ?? attributes['service.name'] ?? 'foyer'
  return { ...attributes, 'service.name': service }
}

const samplers: Record<string, (share: number) => number> = {
  always_on: () => 1,
  always_off: () => 0,
  traceidratio: (share) => share,
}
const parentBased = 'parentbased_'
const samplerNames = Object.keys(samplers).flatMap((name) => [name, `${parentBased}${name}`])

function readSampling(set: Environment): Sampling {
  const name = set.OTEL_TRACES_SAMPLER?.trim() ?? `${parentBased}always_on`
  const shareOf = samplers[name.replace(parentBased, '')]
  if (!shareOf || !samplerNames.includes(name))
    throw new ConfigRefusal('OTEL_TRACES_SAMPLER', `is "${name}"`, `one of ${samplerNames.join(', ')}`)
  return { share: shareOf(readShare(set)), parentBased: name.startsWith(parentBased) }
}

function readShare({ OTEL_TRACES_SAMPLER_ARG: text }: Environment): number {
  if (text === undefined) return 1
  const share = Number(text.trim())
  if (/^\d*\.?\d+$/.test(text.trim()) && share <= 1) return share
  throw new ConfigRefusal('OTEL_TRACES_SAMPLER_ARG', `is "${text}"`, 'a number from 0 to 1, such as 0.1')
}

/** Whoever asks for it should know that it is not there, rather than wait for it. */
function refuseContent(set: Environment) {
  const name = 'OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT'
  const text = set[name]?.trim().toLowerCase()
  if (text === undefined || text === 'false' || text === 'no_content') return
  throw new ConfigRefusal(
    name,
    `is "${text}", but what visitors and models write is never sent to a collector`,
    'false, or left out; every reply has its own trace in the dashboard',
  )
}

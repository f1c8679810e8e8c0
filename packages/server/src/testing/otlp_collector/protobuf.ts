/** Reads protobuf by a table of fields: as much of the format as OTLP uses, written from its specification. */

type Scalar = 'string' | 'hex' | 'varint' | 'bool' | 'fixed64' | 'double'
/** By its number: its name, what it holds, and whether there may be several. */
type Fields = Record<number, [name: string, type: Scalar | (() => Fields), many?: 'many']>
export type Message = Record<string, unknown>

export function readMessage(bytes: Buffer, fields: Fields): Message {
  const message: Message = {}
  let at = 0
  const varint = () => {
    let value = 0n
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at++]!
      value |= BigInt(byte & 0x7f) << shift
      if (byte < 0x80) return value
    }
  }
  while (at < bytes.length) {
    const tag = Number(varint())
    const wire = tag & 7
    const field = fields[tag >> 3]
    let raw: bigint | Buffer
    if (wire === 0) raw = varint()
    else {
      const length = wire === 1 ? 8 : wire === 5 ? 4 : Number(varint())
      raw = bytes.subarray(at, at + length)
      at += length
    }
    if (!field) continue
    const [name, type, many] = field
    const values = wire === 2 && isFixed(type) ? packed(raw as Buffer, type) : [decode(raw, type)]
    message[name] = many ? [...((message[name] as unknown[]) ?? []), ...values] : values[0]
  }
  return message
}

const isFixed = (type: unknown): type is 'fixed64' | 'double' => type === 'fixed64' || type === 'double'

const packed = (bytes: Buffer, type: 'fixed64' | 'double') =>
  Array.from({ length: bytes.length / 8 }, (_, at) => decode(bytes.subarray(8 * at, 8 * at + 8), type))

function decode(raw: bigint | Buffer, type: Fields[number][1]): unknown {
  if (typeof raw === 'bigint') return type === 'bool' ? raw === 1n : Number(BigInt.asIntN(64, raw))
  if (typeof type === 'function') return readMessage(raw, type())
  if (type === 'fixed64') return Number(raw.readBigUInt64LE())
  if (type === 'double') return raw.readDoubleLE()
  return raw.toString(type === 'hex' ? 'hex' : 'utf8')
}

const anyValue = (): Fields => ({
  1: ['stringValue', 'string'],
  2: ['boolValue', 'bool'],
  3: ['intValue', 'varint'],
  4: ['doubleValue', 'double'],
  5: ['arrayValue', () => ({ 1: ['values', anyValue, 'many'] })],
})
const keyValue = (): Fields => ({ 1: ['key', 'string'], 2: ['value', anyValue] })
const resource = (): Fields => ({ 1: ['attributes', keyValue, 'many'] })

const span = (): Fields => ({
  1: ['traceId', 'hex'],
  2: ['spanId', 'hex'],
  4: ['parentSpanId', 'hex'],
  5: ['name', 'string'],
  6: ['kind', 'varint'],
  7: ['startTimeUnixNano', 'fixed64'],
  8: ['endTimeUnixNano', 'fixed64'],
  9: ['attributes', keyValue, 'many'],
  11: ['events', () => ({ 2: ['name', 'string'] }), 'many'],
  13: ['links', () => ({ 1: ['traceId', 'hex'], 2: ['spanId', 'hex'] }), 'many'],
  15: ['status', () => ({ 2: ['message', 'string'], 3: ['code', 'varint'] })],
})

export const traceRequest: Fields = {
  1: [
    'resourceSpans',
    () => ({
      1: ['resource', resource],
      2: ['scopeSpans', () => ({ 2: ['spans', span, 'many'] }), 'many'],
    }),
    'many',
  ],
}

const numberPoint = (): Fields => ({
  4: ['asDouble', 'double'],
  6: ['asInt', 'fixed64'],
  7: ['attributes', keyValue, 'many'],
})
const histogramPoint = (): Fields => ({
  4: ['count', 'fixed64'],
  5: ['sum', 'double'],
  6: ['bucketCounts', 'fixed64', 'many'],
  7: ['explicitBounds', 'double', 'many'],
  9: ['attributes', keyValue, 'many'],
})
const metric = (): Fields => ({
  1: ['name', 'string'],
  3: ['unit', 'string'],
  5: ['gauge', () => ({ 1: ['dataPoints', numberPoint, 'many'] })],
  7: ['sum', () => ({ 1: ['dataPoints', numberPoint, 'many'], 3: ['isMonotonic', 'bool'] })],
  9: ['histogram', () => ({ 1: ['dataPoints', histogramPoint, 'many'] })],
})

export const metricsRequest: Fields = {
  1: [
    'resourceMetrics',
    () => ({
      1: ['resource', resource],
      2: ['scopeMetrics', () => ({ 2: ['metrics', metric, 'many'] }), 'many'],
    }),
    'many',
  ],
}

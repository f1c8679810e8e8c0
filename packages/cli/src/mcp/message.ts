/** A message of the Model Context Protocol, as far as whoever passes it on has to understand it. */
export interface Message {
  id?: string | number | null
  method?: string
  params?: {
    name?: unknown
    uri?: unknown
    requestId?: unknown
    _meta?: Record<string, unknown>
  }
  result?: { protocolVersion?: unknown }
}

/** Which of a message's parameters its headers repeat. */
const namedBy: Record<string, 'name' | 'uri'> = {
  'tools/call': 'name',
  'prompts/get': 'name',
  'resources/read': 'uri',
}

/** Over HTTP a message also says outside what it is about. `negotiated` is what both sides agreed on, if they did. */
export function headersOf({ method, params }: Message, negotiated?: string): Record<string, string> {
  const claimed = params?._meta?.['io.modelcontextprotocol/protocolVersion']
  const version = typeof claimed === 'string' ? claimed : negotiated
  const field = method && namedBy[method]
  const name = field && params?.[field]
  return {
    ...(version !== undefined && { 'mcp-protocol-version': version }),
    ...(method !== undefined && { 'mcp-method': encoded(method) }),
    ...(typeof name === 'string' && { 'mcp-name': encoded(name) }),
  }
}

/** A header holds plain letters only; what has others is wrapped, as the protocol describes. */
function encoded(text: string): string {
  const plain = /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(text) && !text.startsWith('=?base64?')
  return plain ? text : `=?base64?${Buffer.from(text).toString('base64')}?=`
}

export const failureOf = (id: Message['id'], message: string, data?: unknown) => ({
  jsonrpc: '2.0',
  id: id ?? null,
  error: { code: -32_000, message, ...(data !== undefined && { data }) },
})

import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'
import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { TestService } from './api.ts'

/** A client as anybody installs it, over a socket. */
export interface McpClient {
  client: Client
  call(name: string, given?: Record<string, unknown>, meta?: object): Promise<ToolAnswer>
  names(): Promise<string[]>
}

/** What a tool answered, whether it went well or not. */
interface ToolAnswer {
  failed: boolean
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what the tool answered and asserts on it.
  answer: any
}

/** Both are spoken: most clients still begin with `initialize`. */
export type Era = 'legacy' | { pin: '2026-07-28' }
export const eras: readonly Era[] = ['legacy', { pin: '2026-07-28' }]

export async function urlOf({ app }: TestService): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

export async function connectMcp(
  t: TestContext,
  service: TestService,
  path: string,
  headers: Record<string, string> = {},
  mode: Era = 'legacy',
): Promise<McpClient> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  const url = new URL(`${await urlOf(service)}${path}`)
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }))
  t.after(() => client.close())
  return speakingTo(client)
}

export const speakingTo = (client: Client): McpClient => ({
  client,
  async call(name, given = {}, meta) {
    const result = await client.callTool({ name, arguments: given, ...(meta && { _meta: { ...meta } }) })
    return { failed: result.isError === true, answer: JSON.parse(textOf(result)) }
  },
  names: async () => (await client.listTools()).tools.map((tool) => tool.name),
})

export function textOf({ content: [first] }: CallToolResult): string {
  if (first?.type !== 'text') throw new Error('The tool answered no text.')
  return first.text
}

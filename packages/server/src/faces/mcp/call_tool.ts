import type { CallToolResult } from '@modelcontextprotocol/server'
import { Refusal } from '../../platform/index.ts'
import type { Api } from './api.ts'
import { requestOf } from './request_of.ts'
import type { OperationTool } from './tools.ts'

/** Calls the operation behind a tool. A refusal is an answer too: with its code, so that the model can do better. */
export async function callTool(
  api: Api,
  { operation, takes }: OperationTool,
  given: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<CallToolResult> {
  try {
    const request = requestOf(operation, takes, given)
    const { status, text } = await api({ ...request, headers: { ...headers, ...request.headers } })
    return { content: [{ type: 'text', text }], ...(status >= 400 && { isError: true }) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { content: [{ type: 'text', text: JSON.stringify(error.envelope) }], isError: true }
  }
}

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { OperationId } from '@foyer/contract'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { newOrganization } from '../../testing/api.ts'
import { connectMcp, textOf } from '../../testing/mcp.ts'
import { type Sample, samples } from '../../testing/samples/index.ts'
import { contractTools, type OperationTool } from './tools.ts'

const ajv = new Ajv2020({ strict: false, validateFormats: false })

/** What a model would fill in for the same request. */
function argumentsFor({ takes }: OperationTool, { params = {}, body = {} }: Sample): Record<string, unknown> {
  const given = takes.map(({ name, place, field }): [string, unknown] => {
    const from: Record<string, unknown> = place === 'path' ? params : place === 'body' ? { ...body } : {}
    return [name, from[field]]
  })
  return Object.fromEntries(given.filter(([, value]) => value !== undefined))
}

describe('every tool', () => {
  for (const [name, tool] of contractTools())
    test(`${name} takes what its operation takes, and does it`, async (t) => {
      const api = await newOrganization()
      const given = argumentsFor(tool, await samples[tool.operation.id as OperationId](api))
      assert.ok(ajv.validate(tool.definition.inputSchema, given), ajv.errorsText())
      const { client } = await connectMcp(t, api.service, '/mcp', api.credentials, { pin: '2026-07-28' })
      const result = await client.callTool({ name, arguments: given })
      assert.notEqual(result.isError, true, textOf(result))
    })
})

import assert from 'node:assert/strict'
import type { Input, operations } from '@foyer/contract'
import { updateRow } from '../platform/db/row.ts'
import type { Rows } from '../platform/db/rows.gen.ts'
import { newAgent } from './agents.ts'
import type { Api, ApiResponse } from './api.ts'

export interface TestConversation {
  id: number
  number: number
  agent: string
  status: string
  phase: string
  messages_count: number
}

/** A conversation as a visitor starts one; with an agent of its own when none is named. */
export async function newConversation(
  api: Api,
  agent?: { slug: string },
  body: Input<typeof operations.startConversation>['body'] = {},
): Promise<TestConversation> {
  const { slug } = agent ?? (await newAgent(api))
  const answer = await api.post(`/agents/${slug}/conversations`, body)
  assert.equal(answer.status, 201, answer.text)
  return answer.body
}

/** As a sweep leaves it behind after a long silence. */
export const pause = (api: Api, id: number, paused_at = api.service.clock.now) =>
  setConversation(api, id, { status: 'paused', paused_at, pauses_at: null })

/** Puts it where only time, a model or an earlier release could have brought it. */
export async function setConversation(
  { service, organization }: Api,
  id: number,
  fields: Partial<Omit<Rows['conversations'], 'organization_id' | 'id'>>,
) {
  await service.database
    .tenant(organization.id)
    .transaction(async (db) => updateRow(db, 'conversations', id, fields))
}

export async function storedConversation({ service, organization }: Api, id: number) {
  const [row] = await service.database
    .tenant(organization.id)
    .query<Rows['conversations']>(
      (sql) => sql`select * from conversations where organization_id = ${organization.id} and id = ${id}`,
    )
  assert.ok(row)
  return row
}

export async function say(api: Api, id: number, body: object | string, headers = {}): Promise<ApiResponse> {
  const said = typeof body === 'string' ? { text: body } : body
  const answer = await api.post(`/conversations/${id}/messages`, said, headers)
  assert.equal(answer.status, 201, answer.text)
  return answer
}

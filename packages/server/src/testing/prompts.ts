import assert from 'node:assert/strict'
import type { PromptKind } from '@foyer/contract'
import { newAgent } from './agents.ts'
import { newOrganization } from './api.ts'

export interface TestVersion {
  id: number
  kind: string
  version: number
  active: boolean
  warnings?: string[]
}

/** A fresh organization with one agent, its prompts within reach; `first` is the seeded conversation prompt. */
export async function startWithPrompts() {
  const api = await newOrganization()
  const agent = await newAgent(api)
  const path = `/agents/${agent.slug}/prompt_templates`

  async function author(body = 'Welcome.', kind?: PromptKind): Promise<TestVersion> {
    const answer = await api.post(path, { body, ...(kind && { kind }) })
    assert.equal(answer.status, 201, answer.text)
    return answer.body
  }
  async function listed(query = ''): Promise<TestVersion[]> {
    const answer = await api.get(`${path}?${query}`)
    assert.equal(answer.status, 200, answer.text)
    return answer.body.data
  }
  const [first] = await listed('kind=conversation')
  return { api, agent, path, first: first!, author, listed }
}

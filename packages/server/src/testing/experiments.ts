import assert from 'node:assert/strict'
import type { ExperimentStatus, PromptKind } from '@foyer/contract'
import type { Api } from './api.ts'

interface NewExperiment {
  name?: string
  kind?: PromptKind
  status?: ExperimentStatus
  /** Ids of prompt versions, in the order of the arms; the nth one weighs n. */
  arms: number[]
  winner_id?: number
}

/** An experiment in any state, brought there by the operations of the API. Gives its id. */
export async function newExperiment(api: Api, agent: { slug: string }, fields: NewExperiment) {
  const { name = 'Shorter greeting', kind = 'conversation', status = 'running', winner_id: winner } = fields
  const path = `/agents/${agent.slug}/experiments`
  const arms = fields.arms.map((prompt_template_id, index) => ({ prompt_template_id, weight: index + 1 }))
  const created = await api.post(path, { name, kind, arms })
  assert.equal(created.status, 201, created.text)
  const id: number = created.body.id
  const step = async (verb: string, body?: object) => {
    const answer = await api.post(`${path}/${id}/${verb}`, body)
    assert.equal(answer.status, 200, answer.text)
  }
  if (status !== 'draft') await step('start')
  if (status === 'stopped') await step('stop', { ...(winner && { winner }) })
  return id
}

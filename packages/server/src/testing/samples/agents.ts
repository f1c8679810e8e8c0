import { newAgent } from '../agents.ts'
import type { Api } from '../api.ts'
import { newExperiment } from '../experiments.ts'
import { body, nothing, ofAgent, type Prepare } from './sample.ts'

async function prompt(api: Api, which: 'active' | 'idle') {
  const { slug } = await newAgent(api)
  const path = `/agents/${slug}/prompt_templates`
  const first = (await api.get(`${path}?kind=conversation`)).body.data[0]
  const second = (await api.post(path, { body: 'Hello' })).body
  return { params: { slug, id: which === 'active' ? second.id : first.id } }
}

async function archivedPrompt(api: Api) {
  const { params } = await prompt(api, 'idle')
  await api.post(`/agents/${params.slug}/prompt_templates/${params.id}/archive`)
  return { params }
}

async function arms(api: Api) {
  const { slug } = await newAgent(api)
  const path = `/agents/${slug}/prompt_templates`
  const second = (await api.post(path, { body: 'Hello' })).body
  const [, first] = (await api.get(`${path}?kind=conversation`)).body.data
  return { slug, ids: [first.id, second.id] as number[] }
}

const experiment =
  (status: 'draft' | 'running'): Prepare =>
  async (api) => {
    const { slug, ids } = await arms(api)
    return { params: { slug, id: await newExperiment(api, { slug }, { status, arms: ids }) } }
  }

export const agents = {
  listAgents: nothing,
  createAgent: body({ name: 'Front desk' }),
  getAgent: ofAgent,
  updateAgent: async (api) => ({ ...(await ofAgent(api)), body: { name: 'Renamed' } }),
  archiveAgent: ofAgent,
  restoreAgent: async (api) => {
    const { params } = await ofAgent(api)
    await api.post(`/agents/${params.slug}/archive`)
    return { params }
  },
  duplicateAgent: ofAgent,
  getAgentReadiness: ofAgent,
  getAgentAppearance: ofAgent,
  updateAgentAppearance: async (api) => ({
    ...(await ofAgent(api)),
    body: { accent_colour: '#0b5fa5', starter_questions: { en: ['What does it cost?'] } },
  }),
  createIdentitySecret: ofAgent,
  deleteIdentitySecret: async (api) => {
    const { params } = await ofAgent(api)
    await api.post(`/agents/${params.slug}/identity_secret`)
    return { params }
  },
  listPromptTemplates: ofAgent,
  createPromptTemplate: async (api) => ({ ...(await ofAgent(api)), body: { body: 'Hello {{agent.name}}' } }),
  listPromptReferences: ofAgent,
  getPromptTemplate: (api) => prompt(api, 'active'),
  activatePromptTemplate: (api) => prompt(api, 'idle'),
  archivePromptTemplate: (api) => prompt(api, 'idle'),
  restorePromptTemplate: archivedPrompt,
  diffPromptTemplates: (api) => prompt(api, 'idle'),
  previewPromptTemplate: (api) => prompt(api, 'idle'),
  listExperiments: ofAgent,
  createExperiment: async (api) => {
    const { slug, ids } = await arms(api)
    const body = { name: 'Shorter', arms: ids.map((prompt_template_id) => ({ prompt_template_id })) }
    return { params: { slug }, body }
  },
  getExperiment: experiment('draft'),
  startExperiment: experiment('draft'),
  stopExperiment: experiment('running'),
} satisfies Record<string, Prepare>

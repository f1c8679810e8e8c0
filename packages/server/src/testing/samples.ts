import type { OperationId } from '@foyer/contract'
import { newAgent } from './agents.ts'
import type { Api } from './api.ts'
import { newConversation, pause } from './conversations.ts'
import { newDeliverable } from './deliverables.ts'
import { newDraft } from './drafts.ts'
import { newExperiment } from './experiments.ts'
import { runJobs } from './jobs.ts'
import { newFact, newGap, newSource } from './knowledge.ts'
import { signedIn } from './people.ts'

/** For every operation, a request that succeeds on a fresh organization. The type fails when one is forgotten. */

export interface Sample {
  params?: Record<string, string | number>
  body?: object
}

type Prepare = (api: Api) => Promise<Sample>

const nothing: Prepare = async () => ({})
const body =
  (value: object): Prepare =>
  async () => ({ body: value })

/** The id of what a POST creates, as the path parameter of the operation. */
const created =
  (path: string, value: object, request: { body?: object; archived?: boolean } = {}): Prepare =>
  async (api) => {
    const { id } = (await api.post(path, value)).body
    if (request.archived) await api.post(`${path}/${id}/archive`)
    return { params: { id }, ...(request.body && { body: request.body }) }
  }

const voice = { name: 'Warm', languages: ['en'] }
const service = { name: 'Audit', pricing_unit: 'fixed' }
const identity = { display_name: 'Mara' }
const template = { name: 'Summary', body: '# {{slots.goal}}' }
const endpoint = { url: 'https://receiver.example/hook' }
const criterion = { kind: 'ideal', description: 'Has a budget' }

const source = { kind: 'text', text: 'We are open from 9 to 17.' }
const instruction = { text: 'Leave out job offers.' }

const ofAgent = async (api: Api) => ({ params: { slug: (await newAgent(api)).slug } })

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

async function flow(api: Api) {
  const { slug } = await newAgent(api)
  const { phases } = (await api.get(`/agents/${slug}/flow`)).body
  return { agent_slug: slug, phase: phases[1], path: `/agents/${slug}/flow` }
}

const ofFlow =
  (value?: object): Prepare =>
  async (api) => {
    const { agent_slug } = await flow(api)
    return { params: { agent_slug }, ...(value && { body: value }) }
  }

const ofPhase =
  (value?: object, archived = false): Prepare =>
  async (api) => {
    const { agent_slug, phase, path } = await flow(api)
    if (archived) await api.post(`${path}/states/${phase.id}/archive`)
    return { params: { agent_slug, id: phase.id }, ...(value && { body: value }) }
  }

const ofSlot =
  (value?: object, archived = false): Prepare =>
  async (api) => {
    const { agent_slug, phase, path } = await flow(api)
    const slot = (await api.post(`${path}/states/${phase.id}/slots`, { key: 'extra', data_type: 'string' }))
      .body
    if (archived) await api.post(`${path}/slots/${slot.id}/archive`)
    return { params: { agent_slug, id: slot.id }, ...(value && { body: value }) }
  }

const ofFact =
  (excluded?: boolean): Prepare =>
  async (api) => {
    const { slug } = await newAgent(api)
    const id = await newFact(api)
    if (excluded) await api.post(`/knowledge_facts/${id}/exclusion`, { agent: slug })
    return { params: { id }, ...(excluded !== undefined && { body: { agent: slug } }) }
  }

const archivedFact: Prepare = async (api) => {
  const id = await newFact(api)
  await api.post(`/knowledge_facts/${id}/archive`)
  return { params: { id } }
}

const ofGap =
  (step?: 'resolution' | 'archive'): Prepare =>
  async (api) => {
    const id = await newGap(api, { agent_id: (await newAgent(api)).id })
    if (step) await api.post(`/knowledge_gaps/${id}/${step}`)
    return { params: { id } }
  }

/** Another sample may have paused the organization before: then nothing would be read or checked. */
const awake =
  (prepare: Prepare): Prepare =>
  async (api) => {
    await api.delete('/organization/pause')
    return prepare(api)
  }

/** A source that nobody reads yet: a run can start. */
const unread: Prepare = async (api) => ({
  params: { id: await newSource(api, { ...source, status: 'queued' }) },
})

const planned = awake(async (api) => {
  const { params } = await unread(api)
  const run = (await api.post(`/knowledge_sources/${params!.id}/ingest`, { plan: true })).body
  await runJobs(api)
  return { params: { id: run.id } }
})

/** A source that has been read, and its run. */
const ingested = (what: 'source' | 'run') =>
  awake(async (api) => {
    const { id } = (await api.post('/knowledge_sources', source)).body
    await runJobs(api)
    const [run] = (await api.get(`/ingestion_runs?source_id=${id}`)).body.data
    return { params: { id: what === 'source' ? id : run.id } }
  })

const answerCheck = awake(async (api) => {
  const { slug, id: agent_id } = await newAgent(api)
  await newGap(api, { agent_id })
  return { body: { agent: slug } }
})

const conversation = (request: { body?: object; step?: 'pause' | 'takeover' } = {}) =>
  awake(async (api) => {
    const { id } = await newConversation(api)
    if (request.step === 'pause') await pause(api, id)
    if (request.step === 'takeover') await api.post(`/conversations/${id}/takeover`)
    return { params: { id }, ...(request.body && { body: request.body }) }
  })

const firstMessage = awake(async (api) => {
  const { id } = await newConversation(api)
  const [message] = (await api.get(`/conversations/${id}/messages`)).body.data
  return { params: { id, message_id: message.id } }
})

const draft: Prepare = async (api) => ({
  params: { id: await newDraft(api, { kind: 'service', payload: service }) },
})

const deliverable = awake(async (api) => ({ params: { id: await newDeliverable(api) } }))

const exported =
  (written: boolean): Prepare =>
  async (api) => {
    const { id } = (await api.post('/organization/export')).body
    if (written) await runJobs(api)
    return { params: { id } }
  }

/** An endpoint is told of its own creation: that is its first delivery. */
const delivery: Prepare = async (api) => {
  const { id } = (await api.post('/webhook_endpoints', endpoint)).body
  const [first] = (await api.get(`/webhook_endpoints/${id}/deliveries`)).body.data
  return { params: { id: first.id } }
}

const event: Prepare = async (api) => {
  await api.post('/voice_profiles', voice)
  return { params: { id: (await api.get('/events')).body.data[0].id } }
}

const managed =
  (path: string, value: object, change?: object): Prepare =>
  async (api) => {
    const owner = await signedIn(api, 'owner')
    return { params: { id: (await owner.post(path, value)).body.id }, ...(change && { body: change }) }
  }

/** Somebody beside the owner, who alone would have to stay. */
const member =
  (value?: object): Prepare =>
  async (api) => {
    await signedIn(api, 'viewer')
    const owner = await signedIn(api, 'owner')
    const { data } = (await owner.get('/members')).body
    const { id } = data.find(({ role }: { role: string }) => role === 'viewer')
    return { params: { id }, ...(value && { body: value }) }
  }

const key = { name: 'Website' }
const invitation = { email: 'jana@example.com' }

export const samples: Record<OperationId, Prepare> = {
  listMembers: nothing,
  updateMember: member({ role: 'editor' }),
  removeMember: member(),
  listInvitations: nothing,
  createInvitation: body(invitation),
  updateInvitation: managed('/invitations', invitation, { role: 'viewer' }),
  revokeInvitation: managed('/invitations', invitation),
  listApiKeys: nothing,
  createApiKey: body(key),
  updateApiKey: managed('/api_keys', key, { name: 'Website, production' }),
  revokeApiKey: managed('/api_keys', key),
  listWebhookEndpoints: nothing,
  createWebhookEndpoint: body(endpoint),
  getWebhookEndpoint: created('/webhook_endpoints', endpoint),
  updateWebhookEndpoint: created('/webhook_endpoints', endpoint, { body: { events: ['service.*'] } }),
  archiveWebhookEndpoint: created('/webhook_endpoints', endpoint),
  restoreWebhookEndpoint: created('/webhook_endpoints', endpoint, { archived: true }),
  rotateWebhookSecret: created('/webhook_endpoints', endpoint),
  testWebhookEndpoint: created('/webhook_endpoints', endpoint),
  listWebhookDeliveries: created('/webhook_endpoints', endpoint),
  redeliverWebhook: delivery,
  listEvents: nothing,
  streamEvents: nothing,
  getEvent: event,
  listAuditLog: nothing,
  getOrganization: nothing,
  updateOrganization: body({ name: 'Renamed', locales: ['en', 'de'] }),
  pauseOrganization: nothing,
  resumeOrganization: async (api) => {
    await api.post('/organization/pause')
    return {}
  },
  getOrganizationUsage: nothing,
  getOrganizationModel: nothing,
  updateOrganizationModel: body({ provider: 'anthropic', model: 'small', key: 'sk-1' }),
  testOrganizationModel: awake(nothing),
  exportOrganization: nothing,
  getOrganizationExport: exported(false),
  getOrganizationExportFile: exported(true),
  listKnowledgeSources: nothing,
  createKnowledgeSource: async (api) => ({ body: { ...source, agents: [(await newAgent(api)).slug] } }),
  getKnowledgeSource: created('/knowledge_sources', source),
  updateKnowledgeSource: async (api) => {
    const { slug } = await newAgent(api)
    const change = { body: { text: 'We are open from 9 to 18.' } }
    return created('/knowledge_sources', { ...source, agents: [slug] }, change)(api)
  },
  archiveKnowledgeSource: created('/knowledge_sources', source),
  restoreKnowledgeSource: created('/knowledge_sources', source, { archived: true }),
  ingestKnowledgeSource: unread,
  listKnowledgePassages: ingested('source'),
  listIngestionRuns: nothing,
  getIngestionRun: ingested('run'),
  applyIngestionRun: planned,
  searchKnowledge: async (api) => ({
    body: { query: 'When are you open?', agent: (await newAgent(api)).slug },
  }),
  listKnowledgeFacts: nothing,
  createKnowledgeFact: body({ text: 'We are closed on Sundays.' }),
  getKnowledgeFact: ofFact(),
  updateKnowledgeFact: async (api) => ({ ...(await ofFact()(api)), body: { tier: 'universal' } }),
  archiveKnowledgeFact: ofFact(),
  restoreKnowledgeFact: archivedFact,
  excludeKnowledgeFact: ofFact(false),
  includeKnowledgeFact: ofFact(true),
  listKnowledgeGaps: nothing,
  getKnowledgeGap: ofGap(),
  resolveKnowledgeGap: ofGap(),
  checkKnowledgeGap: ofGap(),
  reopenKnowledgeGap: ofGap('resolution'),
  archiveKnowledgeGap: ofGap(),
  restoreKnowledgeGap: ofGap('archive'),
  startAnswerCheck: answerCheck,
  getAnswerCheck: async (api) => {
    const { body } = await answerCheck(api)
    return { params: { id: (await api.post('/answer_checks', body)).body.id } }
  },
  startConversation: awake(async (api) => ({ ...(await ofAgent(api)), body: { visitor: { name: 'Jana' } } })),
  listConversations: nothing,
  getConversation: conversation(),
  eraseConversation: conversation(),
  listMessages: conversation(),
  sendMessage: conversation({ body: { text: 'Hello! What does an audit cost?' } }),
  resumeConversation: conversation({ step: 'pause' }),
  closeConversation: conversation(),
  rateConversation: conversation({ body: { rating: 4 } }),
  takeOverConversation: conversation(),
  handBackConversation: conversation({ step: 'takeover' }),
  getSnapshot: conversation(),
  getMessageTrace: firstMessage,
  listIngestionInstructions: nothing,
  createIngestionInstruction: body(instruction),
  getIngestionInstruction: created('/ingestion_instructions', instruction),
  updateIngestionInstruction: created('/ingestion_instructions', instruction, { body: { position: 7 } }),
  archiveIngestionInstruction: created('/ingestion_instructions', instruction),
  restoreIngestionInstruction: created('/ingestion_instructions', instruction, { archived: true }),
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
  listServices: nothing,
  createService: body(service),
  getService: created('/services', service),
  updateService: created('/services', service, { body: { name: 'Review' } }),
  archiveService: created('/services', service),
  restoreService: created('/services', service, { archived: true }),
  listFitCriteria: nothing,
  createFitCriterion: body(criterion),
  getFitCriterion: created('/fit_criteria', criterion),
  updateFitCriterion: created('/fit_criteria', criterion, { body: { guidance: 'Ask twice.' } }),
  archiveFitCriterion: created('/fit_criteria', criterion),
  restoreFitCriterion: created('/fit_criteria', criterion, { archived: true }),
  listVoiceProfiles: nothing,
  createVoiceProfile: body(voice),
  getVoiceProfile: created('/voice_profiles', voice),
  updateVoiceProfile: created('/voice_profiles', voice, { body: { name: 'Warmer' } }),
  archiveVoiceProfile: created('/voice_profiles', voice),
  restoreVoiceProfile: created('/voice_profiles', voice, { archived: true }),
  lintVoiceProfile: created('/voice_profiles', voice, { body: { text: 'We are best in class.' } }),
  listIdentities: nothing,
  createIdentity: body(identity),
  getIdentity: created('/identities', identity),
  updateIdentity: created('/identities', identity, { body: { role: 'Reception' } }),
  archiveIdentity: created('/identities', identity),
  restoreIdentity: created('/identities', identity, { archived: true }),
  listDeliverableTemplates: nothing,
  createDeliverableTemplate: body(template),
  getDeliverableTemplate: created('/deliverable_templates', template),
  updateDeliverableTemplate: created('/deliverable_templates', template, { body: { format: 'html' } }),
  archiveDeliverableTemplate: created('/deliverable_templates', template),
  restoreDeliverableTemplate: created('/deliverable_templates', template, { archived: true }),
  listDeliverables: nothing,
  getDeliverable: deliverable,
  getDeliverableDocument: deliverable,
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
  getFlow: ofFlow(),
  updateFlow: ofFlow({ flow: { idle_minutes: 77 } }),
  createFlowState: ofFlow({ title: 'Another' }),
  getFlowState: ofPhase(),
  updateFlowState: ofPhase({ title: 'Renamed' }),
  archiveFlowState: ofPhase(),
  restoreFlowState: ofPhase(undefined, true),
  createSlot: ofPhase({ key: 'extra', data_type: 'string' }),
  getSlot: ofSlot(),
  updateSlot: ofSlot({ title: 'Renamed' }),
  archiveSlot: ofSlot(),
  restoreSlot: ofSlot(undefined, true),
  orderFlowStates: async (api) => {
    const { agent_slug, path } = await flow(api)
    const [first, second, ...rest] = (await api.get(path)).body.phases.map(
      (phase: { id: number }) => phase.id,
    )
    return { params: { agent_slug }, body: { states: [second, first, ...rest] } }
  },
  orderSlots: async (api) => {
    const { agent_slug, phase } = await flow(api)
    const slots = phase.slots.map((slot: { id: number }) => slot.id).reverse()
    return { params: { agent_slug, id: phase.id }, body: { slots } }
  },
  compileFlow: ofFlow({ edits: [{ operation: 'createFlowState', body: { title: 'Budget' } }] }),
  listFlowVersions: ofFlow(),
  getFlowVersion: async (api) => ({ params: { agent_slug: (await flow(api)).agent_slug, version: 1 } }),
  diffFlowVersions: async (api) => ({ params: { agent_slug: (await flow(api)).agent_slug, version: 1 } }),
  revertFlow: async (api) => {
    const { agent_slug, path } = await flow(api)
    await api.patch(path, { flow: { idle_minutes: 55 } })
    return { params: { agent_slug, version: 1 } }
  },
  listResourceDrafts: nothing,
  getResourceDraft: draft,
  updateResourceDraft: async (api) => ({
    ...(await draft(api)),
    body: { payload: { ...service, name: 'Review' } },
  }),
  acceptResourceDraft: draft,
  dismissResourceDraft: draft,
}

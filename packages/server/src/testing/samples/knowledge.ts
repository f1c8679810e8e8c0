import { newAgent } from '../agents.ts'
import type { Api } from '../api.ts'
import { runJobs } from '../jobs.ts'
import { newFact, newGap, newSource } from '../knowledge.ts'
import { awake, body, creates, nothing, type Prepare } from './sample.ts'

const source = { kind: 'text', text: 'We are open from 9 to 17.' }

const instruction = { text: 'Leave out job offers.' }

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

/** A source that says how the organization is reached. */
const foundNumber = awake(async (api) => {
  await api.post('/knowledge_sources', { kind: 'text', text: 'Call us. Phone: +44 1632 960233' })
  await runJobs(api)
  return { body: { fields: ['phone'] } }
})

const answerCheck = awake(async (api) => {
  const { slug, id: agent_id } = await newAgent(api)
  await newGap(api, { agent_id })
  return { body: { agent: slug } }
})

const standingCheck = async (api: Api) => ({
  agent: (await newAgent(api)).slug,
  question: 'Do you work on weekends?',
})

export const knowledge = {
  listKnowledgeSources: nothing,
  createKnowledgeSource: async (api) => ({ body: { ...source, agents: [(await newAgent(api)).slug] } }),
  getKnowledgeSource: creates('/knowledge_sources', source),
  updateKnowledgeSource: async (api) => {
    const { slug } = await newAgent(api)
    const change = { body: { text: 'We are open from 9 to 18.' } }
    return creates('/knowledge_sources', { ...source, agents: [slug] }, change)(api)
  },
  deleteKnowledgeSource: unread,
  archiveKnowledgeSource: creates('/knowledge_sources', source),
  restoreKnowledgeSource: creates('/knowledge_sources', source, { archived: true }),
  ingestKnowledgeSource: unread,
  listKnowledgePassages: ingested('source'),
  listIngestionRuns: nothing,
  getIngestionRun: ingested('run'),
  applyIngestionRun: planned,
  getOrganizationFindings: nothing,
  applyOrganizationFindings: foundNumber,
  getKnowledgeSummary: nothing,
  searchKnowledge: async (api) => ({
    body: { query: 'When are you open?', agent: (await newAgent(api)).slug },
  }),
  listKnowledgeFacts: nothing,
  createKnowledgeFact: body({ text: 'We are closed on Sundays.' }),
  getKnowledgeFact: ofFact(),
  updateKnowledgeFact: async (api) => ({ ...(await ofFact()(api)), body: { tier: 'universal' } }),
  correctKnowledgeFact: async (api) => ({
    ...(await ofFact()(api)),
    body: { text: 'A workshop takes one day.' },
  }),
  batchUpdateKnowledgeFacts: async (api) => ({
    body: { fact_ids: [await newFact(api), await newFact(api)], reviewed: true },
  }),
  archiveKnowledgeFact: ofFact(),
  restoreKnowledgeFact: archivedFact,
  excludeKnowledgeFact: ofFact(false),
  includeKnowledgeFact: ofFact(true),
  listKnowledgeGaps: nothing,
  getKnowledgeGap: ofGap(),
  resolveKnowledgeGap: ofGap(),
  checkKnowledgeGap: ofGap(),
  judgeKnowledgeGap: async (api) => {
    const { params } = await ofGap()(api)
    await api.post('/knowledge_facts', { text: 'Yes, we do work on weekends.' })
    await api.delete('/organization/pause')
    await api.post(`/knowledge_gaps/${params!.id}/check`)
    return { params, body: { verdict: 'right' } }
  },
  reopenKnowledgeGap: ofGap('resolution'),
  archiveKnowledgeGap: ofGap(),
  restoreKnowledgeGap: ofGap('archive'),
  startAnswerCheck: answerCheck,
  getAnswerCheck: async (api) => {
    const { body } = await answerCheck(api)
    return { params: { id: (await api.post('/answer_checks', body)).body.id } }
  },
  listStandingChecks: nothing,
  createStandingCheck: async (api) => ({ body: await standingCheck(api) }),
  getStandingCheck: async (api) => creates('/standing_checks', await standingCheck(api))(api),
  updateStandingCheck: async (api) => {
    const change = { body: { expected_source_id: await newSource(api) } }
    return creates('/standing_checks', await standingCheck(api), change)(api)
  },
  archiveStandingCheck: async (api) => creates('/standing_checks', await standingCheck(api))(api),
  restoreStandingCheck: async (api) =>
    creates('/standing_checks', await standingCheck(api), { archived: true })(api),
  listIngestionInstructions: nothing,
  createIngestionInstruction: body(instruction),
  getIngestionInstruction: creates('/ingestion_instructions', instruction),
  updateIngestionInstruction: creates('/ingestion_instructions', instruction, { body: { position: 7 } }),
  archiveIngestionInstruction: creates('/ingestion_instructions', instruction),
  restoreIngestionInstruction: creates('/ingestion_instructions', instruction, { archived: true }),
} satisfies Record<string, Prepare>

import type { Api } from '../../../testing/api.ts'
import { listRecorded } from '../../../testing/events.ts'

/** All that ingestion leaves, without what differs from one organization to the next. */
export async function ingestedState(api: Api, id: number) {
  const { service, organization } = api
  const { status, facts_count, passages_count, error } = (await api.get(`/knowledge_sources/${id}`)).body
  const facts: Fact[] = (await api.get(`/knowledge_facts?source_id=${id}&limit=100&include_archived=true`))
    .body.data
  const passages: Passage[] = (await api.get(`/knowledge_sources/${id}/passages?limit=100`)).body.data
  const runs: Run[] = (await api.get(`/ingestion_runs?source_id=${id}`)).body.data
  const [staged] = await service.database
    .tenant(organization.id)
    .query<{ count: number }>(
      (sql) => sql`select count(*) from ingestion_run_documents where organization_id = ${organization.id}`,
    )
  const textOf = new Map(facts.map((fact) => [fact.id, fact.text]))
  return {
    source: { status, facts_count, passages_count, error },
    facts: facts.map(({ id, text, tier, topic, supported, archived }) => ({
      id,
      text,
      tier,
      topic,
      supported,
      archived,
    })),
    passages: passages.map(({ url, trail, text, fact_ids }) => ({
      url,
      trail,
      text,
      facts: fact_ids.map((fact_id) => textOf.get(fact_id)),
    })),
    runs: runs.map(({ status, stage, documents, facts }) => ({ status, stage, documents, facts })),
    events: (await listRecorded(api, 'ingestion_run')).map(({ type }) => type),
    staged: staged!.count,
  }
}

interface Fact {
  id: number
  text: string
  tier: string
  topic: string
  supported: boolean
  archived: boolean
}
type Passage = { url: string; trail: string[]; text: string; fact_ids: number[] }
type Run = Record<'status' | 'stage' | 'documents' | 'facts', unknown>

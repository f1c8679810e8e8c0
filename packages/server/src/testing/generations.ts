import { newAgent } from './agents.ts'
import { type Api, newOrganization } from './api.ts'
import { runJobs } from './jobs.ts'

/** A price list, which whoever proposes services reads in the same way. */
export const priceList = `# Prices

| Service | Price |
|---|---|
| Website audit | 900 EUR |
| Brand workshop | 2,400 EUR |
`

/** An organization with an agent that has read the text. */
export async function newReader(text = priceList, ...service: Parameters<typeof newOrganization>) {
  const api = await newOrganization(...service)
  // Asks in words which service it is about.
  await newAgent(api, { slug: 'desk', archetype: 'booking' })
  const { body } = await api.post('/knowledge_sources', { kind: 'text', title: 'Prices', text })
  await runJobs(api)
  return { api, source_id: body.id as number }
}

/** A generation that has ended. */
export async function generate(api: Api, body: object = {}) {
  const { body: started } = await api.post('/catalog_generations', body)
  await runJobs(api)
  return (await api.get(`/catalog_generations/${started.id}`)).body
}

interface Draft {
  id: number
  kind: string
  status: string
  payload: Record<string, unknown>
  fact_ids: number[]
}

/** Oldest first. */
export async function draftsOf(api: Api, generation_id: number): Promise<Draft[]> {
  const { body } = await api.get(`/resource_drafts?limit=100&catalog_generation_id=${generation_id}`)
  return body.data.toReversed()
}

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { runJobs } from '../../testing/jobs.ts'

const bread = `# Bread

## Prices

| Loaf | Price |
|---|---|
| Rye | 4.80 euros |
| Spelt | 5.20 euros |

## Opening hours

The shop opens at 6:30 on weekdays.
`

async function read(api: Api, title: string, text: string, more: object = {}): Promise<number> {
  const { id } = (await api.post('/knowledge_sources', { kind: 'text', title, text, ...more })).body
  await runJobs(api)
  return id
}

const tenantOf = (api: Api) => api.service.database.tenant(api.organization.id)
const materialOf = (api: Api, agent_id: number, most_tokens = 12_000) =>
  api.service.equipment.knowledge.material(tenantOf(api), { agent_id, most_tokens })

async function wholeTexts(api: Api, agent_id: number): Promise<string[]> {
  const material = await materialOf(api, agent_id)
  assert.equal(material.kind, 'whole')
  return material.kind === 'whole' ? material.passages.map(({ title, text }) => `${title}: ${text}`) : []
}

test('an agent with little knowledge is given all of it under its headings, and facts that stand alone', async () => {
  const api = await newOrganization()
  const agent = await newAgent(api)
  await read(api, 'Bakery', bread)
  await api.post('/knowledge_facts', { text: 'The oven is from 1923.' })
  const texts = (await wholeTexts(api, agent.id)).join('\n')
  assert.match(texts, /Bakery › Bread: Prices\s+[\s\S]*Rye[\s\S]*4\.80/)
  assert.match(texts, /6:30/)
  assert.match(texts, /1923/)
})

test('what was archived, withdrawn or closed to an agent is not given to it', async () => {
  const api = await newOrganization()
  const [agent, other] = [await newAgent(api), await newAgent(api, { name: 'Other', slug: 'other' })]
  const archived = await read(api, 'Old', '# Old\n\nThe old shop was in Mill Lane.')
  await read(api, 'Team', '# Team\n\nThe night shift starts at two.', { agents: ['other'] })
  await read(api, 'Rooms', '# Rooms\n\nThe hall has 80 seats. The key code is 4711.')
  await api.delete(`/knowledge_sources/${archived}`)
  const facts = (await api.get('/knowledge_facts?limit=100')).body.data
  const code = facts.find(({ text }: { text: string }) => text.includes('4711'))
  const excluded = await api.post(`/knowledge_facts/${code.id}/exclusion`, { agent: agent.slug })
  assert.ok(excluded.status < 300, excluded.text)
  const texts = (await wholeTexts(api, agent.id)).join('\n')
  assert.match(texts, /80 seats/)
  assert.doesNotMatch(texts, /4711|Mill Lane|night shift/)
  assert.match((await wholeTexts(api, other.id)).join('\n'), /4711[\s\S]*night shift|night shift[\s\S]*4711/)
})

test('more knowledge than fits is given as an outline, finds its passages whole, and opens by title', async () => {
  const api = await newOrganization()
  const agent = await newAgent(api)
  await read(api, 'Bakery', bread)
  const material = await materialOf(api, agent.id, 10)
  assert.ok(
    material.kind === 'outline' && /- Bakery\n(.*\n)* +- Prices/.test(`${material.outline}\n`),
    JSON.stringify(material),
  )
  const { knowledge } = api.service.equipment
  const asked = { text: 'how much is a rye loaf', agent_id: agent.id, language: 'en' }
  const [first] = await knowledge.find(tenantOf(api), asked)
  assert.match(first!.text, /Rye[\s\S]*4\.80[\s\S]*Spelt/)
  const page = await knowledge.page(tenantOf(api), { title: 'bakery ›  PRICES', agent_id: agent.id })
  assert.deepEqual(
    page.map(({ id }) => id),
    [first!.id],
  )
  assert.deepEqual(await knowledge.page(tenantOf(api), { title: 'Nothing like it', agent_id: agent.id }), [])
})

test('facts of the tier universal are given with an outline, as long as the agent may use them', async () => {
  const api = await newOrganization()
  const agent = await newAgent(api)
  await read(api, 'Bakery', bread)
  const { body } = await api.post('/knowledge_facts', { text: 'Dogs are welcome.', tier: 'universal' })
  await api.post('/knowledge_facts', { text: 'The oven is from 1923.', tier: 'situational' })
  const always = async () => {
    const material = await materialOf(api, agent.id, 10)
    return material.kind === 'outline' ? (material.always ?? []).map(({ text }) => text) : null
  }
  assert.deepEqual(await always(), ['Dogs are welcome.'])
  await api.post(`/knowledge_facts/${body.id}/exclusion`, { agent: agent.slug })
  assert.deepEqual(await always(), [])
})

test('a change of the knowledge is in the next material, and in passages that were given before', async () => {
  const api = await newOrganization()
  const agent = await newAgent(api)
  const id = await read(api, 'Bakery', '# Bread\n\nA rye loaf costs 4.80 euros.')
  const before = await materialOf(api, agent.id)
  assert.equal(await materialOf(api, agent.id), before)
  const passages = before.kind === 'whole' ? before.passages : []
  const again = { passages, agent_id: agent.id, language: 'en' }
  const { knowledge } = api.service.equipment
  assert.deepEqual(await knowledge.refresh(tenantOf(api), again), passages)
  await api.delete(`/knowledge_sources/${id}`)
  const after = await materialOf(api, agent.id)
  assert.ok(after.version > before.version)
  assert.deepEqual(after.kind === 'whole' && after.passages, [])
  assert.deepEqual(await knowledge.refresh(tenantOf(api), again), [])
})

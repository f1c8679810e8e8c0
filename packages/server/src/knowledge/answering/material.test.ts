import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AgentKnowledge, estimateTokens, type GivenPassage } from '@foyer/engine'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { runJobs } from '../../testing/jobs.ts'

const priceList = `# Prices

All prices include VAT.

## Bread

| Loaf | Price |
|---|---|
| Rye | £4.20 |
| Spelt | £5.10 |

## Cakes

A slice costs £3.80. Whole cakes are £38.`

const delivery = `# Delivery

We deliver on weekdays before nine. Delivery is free from £25.`

async function newBakery() {
  const api = await newOrganization()
  const agent = await newAgent(api)
  const prices = await newFile(api, 'prices.md', priceList)
  await newFile(api, 'delivery.md', delivery)
  return { api, agent_id: agent.id as number, slug: agent.slug as string, prices }
}

async function newFile(api: Api, filename: string, text: string): Promise<number> {
  const content = Buffer.from(text).toString('base64')
  const { body } = await api.post('/knowledge_sources', { kind: 'file', filename, content })
  await runJobs(api)
  return body.id
}

const roomy = 12_000

function asking({ service, organization }: Api, agent_id: number) {
  const db = service.database.tenant(organization.id)
  const { knowledge } = service.equipment
  return {
    material: (most_tokens = roomy) => knowledge.material(db, { agent_id, most_tokens }),
    find: (text: string, previous: string | null = null, limit?: number) =>
      knowledge.find(db, { text, previous, agent_id, language: 'en', ...(limit && { limit }) }),
    page: (title: string) => knowledge.page(db, { title, agent_id }),
    refresh: (passages: readonly GivenPassage[]) =>
      knowledge.refresh(db, { passages, agent_id, language: 'en' }),
  }
}

const passagesOf = (known: AgentKnowledge) => (known.kind === 'whole' ? known.passages : [])
const textOf = (given: readonly GivenPassage[]) =>
  given.map(({ title, text }) => `${title}\n${text}`).join('\n')

test('an agent with little knowledge is given all of it in the order of its documents, tables whole', async () => {
  const { api, agent_id } = await newBakery()
  await api.post('/knowledge_facts', { text: 'The shop closes at noon on Christmas Eve.' })
  const known = await asking(api, agent_id).material()
  const passages = passagesOf(known)
  assert.deepEqual(
    passages.map(({ kind, title }) => [kind, title]).filter(([kind]) => kind === 'passage'),
    [
      ['passage', 'Prices'],
      ['passage', 'Delivery'],
    ],
  )
  const text = textOf(passages)
  assert.match(text, /Rye \| £4\.20\nSpelt \| £5\.10/)
  assert.match(text, /noon on Christmas Eve/)
  assert.ok(passages.every(({ source_id }) => source_id))
})

test('an agent with more is given the outline, small sections in it too', async () => {
  const { api, agent_id } = await newBakery()
  const known = await asking(api, agent_id).material(20)
  assert.equal(known.kind, 'outline')
  assert.equal(known.kind === 'outline' && known.outline, 'Prices: Bread · Cakes\nDelivery')
})

test('facts of the tier universal are given with an outline, as far as the agent may use them', async () => {
  const { api, agent_id, slug } = await newBakery()
  const { body } = await api.post('/knowledge_facts', { text: 'Dogs are welcome.', tier: 'universal' })
  await api.post('/knowledge_facts', { text: 'The oven is from 1923.', tier: 'situational' })
  const always = async () => {
    const known = await asking(api, agent_id).material(20)
    return known.kind === 'outline' ? known.always?.map(({ text }) => text) : null
  }
  assert.deepEqual(await always(), ['Dogs are welcome.'])
  await api.post(`/knowledge_facts/${body.id}/exclusion`, { agent: slug })
  assert.deepEqual(await always(), [])
})

test('whatever the agent may not use is in neither: closed and archived sources, archived and excluded facts', async () => {
  const { api, agent_id, slug, prices } = await newBakery()
  const other = await newAgent(api)
  const [one, another] = [asking(api, agent_id), asking(api, other.id)]
  const { body } = await api.get(`/knowledge_facts?source_id=${prices}&limit=100`)
  const fact = body.data.find(({ text }: { text: string }) => text.includes('3.80'))
  await api.post(`/knowledge_facts/${fact.id}/exclusion`, { agent: slug })
  const without = textOf(passagesOf(await one.material()))
  assert.doesNotMatch(without, /3\.80/)
  assert.match(without, /£38/)
  assert.match(textOf(passagesOf(await another.material())), /3\.80/)

  await api.patch(`/knowledge_sources/${prices}`, { agents: [other.slug] })
  assert.doesNotMatch(textOf(passagesOf(await one.material())), /Rye/)
  assert.match(textOf(passagesOf(await another.material())), /Rye/)
  await api.post(`/knowledge_sources/${prices}/archive`)
  const archived = await another.material(5)
  assert.equal(archived.kind === 'outline' && archived.outline, 'Delivery')
})

test('its version is that of the knowledge, and grows with every change of it', async () => {
  const { api, agent_id } = await newBakery()
  const { material } = asking(api, agent_id)
  const before = await material()
  assert.equal(await material(), before)
  await api.post('/knowledge_facts', { text: 'Bread is sliced for free.' })
  const after = await material()
  assert.ok(after.version > before.version)
  assert.match(textOf(passagesOf(after)), /sliced for free/)
})

test('a source by another title is outlined and given by that title', async () => {
  const { api, agent_id, prices } = await newBakery()
  const { material, page } = asking(api, agent_id)
  await material(5)
  await api.patch(`/knowledge_sources/${prices}`, { title: 'Price list 2026' })
  const known = await material(5)
  assert.match(known.kind === 'outline' ? known.outline : '', /Price list 2026/)
  assert.match(textOf(await page('price  LIST 2026')), /^Price list 2026 › Prices\n/)
})

test('a page is found by its title, by a heading in it, and by both; another agent’s is not', async () => {
  const { api, agent_id, prices } = await newBakery()
  const other = await newAgent(api)
  const { page } = asking(api, agent_id)
  for (const title of ['prices', 'Cakes', 'Prices › Cakes', 'Prices: Bread'])
    assert.match(textOf(await page(title)), /A slice costs/, title)
  assert.deepEqual(await page('Opening hours'), [])
  await api.patch(`/knowledge_sources/${prices}`, { agents: [other.slug] })
  assert.deepEqual(await page('Prices'), [])
})

test('what is found is given whole and once, the best first', async () => {
  const { api, agent_id } = await newBakery()
  await newFile(api, 'delivery-again.md', delivery)
  const [first, ...rest] = await asking(api, agent_id).find('how much is a rye loaf')
  assert.match(first!.text, /Spelt \| £5\.10/)
  assert.equal(rest.filter(({ text }) => text.includes('weekdays before nine')).length, 1)
})

test('a message that goes on is looked up with the one before it', async () => {
  const { api, agent_id } = await newBakery()
  for (const [at, place] of ['Harbour', 'Castle', 'Station'].entries())
    await newFile(api, `${place}.md`, `# ${place} shop\n\nThe ${place} shop opens at ${at + 7} o'clock.`)
  const { find } = asking(api, agent_id)
  const [first] = await find('and on which street is it?', 'When does the Castle shop open?')
  assert.match(first!.text, /Castle/)
})

test('all parts of a long table are given, in their order', async () => {
  const { api, agent_id } = await newBakery()
  const rows = Array.from({ length: 60 }, (_, at) => `| Roll number ${at} with seeds | £${at}.50 | daily |`)
  await newFile(api, 'rolls.md', `# Rolls\n\n| Roll | Price | Days |\n|---|---|---|\n${rows.join('\n')}`)
  const given = await asking(api, agent_id).find('price of roll number 59', null, 1)
  const text = textOf(given)
  for (const at of rows.keys()) assert.ok(text.includes(`Roll number ${at} `), `${at}`)
  assert.ok(text.indexOf('number 1 ') < text.indexOf('number 58 '))
  assert.ok(estimateTokens(text) <= 2100)
})

test('passages are given again as they are now, without those that are gone or closed to the agent', async () => {
  const { api, agent_id, prices } = await newBakery()
  const { find, refresh } = asking(api, agent_id)
  const { body: fact } = await api.post('/knowledge_facts', { text: 'Rye bread needs two days.' })
  const given = await find('rye bread')
  assert.deepEqual(await refresh(given), given)
  await api.patch(`/knowledge_facts/${fact.id}`, { text: 'Rye bread needs three days.' })
  assert.match(textOf(await refresh(given)), /three days/)
  await api.post(`/knowledge_sources/${prices}/archive`)
  await api.post(`/knowledge_facts/${fact.id}/archive`)
  const left = textOf(await refresh(given))
  assert.doesNotMatch(left, /Rye/)
  assert.match(left, /weekdays/)
})

test('services and the profile are found as well', async () => {
  const { api, agent_id } = await newBakery()
  await api.post('/services', {
    name: 'Sourdough course',
    pricing_unit: 'fixed',
    price_min: 8900,
    currency: 'GBP',
  })
  const given = await asking(api, agent_id).find('what does the sourdough course cost')
  assert.match(given.find(({ kind }) => kind === 'service')!.text, /£89/)
})

test('R5 nothing of another organization is given', async () => {
  const { api, agent_id } = await newBakery()
  const stranger = await newOrganization()
  const own = await newAgent(stranger)
  const { material, find, page, refresh } = asking(stranger, own.id)
  const theirs = await asking(api, agent_id).find('rye bread')
  assert.deepEqual(passagesOf(await material()), [])
  assert.deepEqual([await find('rye bread'), await page('Prices'), await refresh(theirs)], [[], [], []])
})

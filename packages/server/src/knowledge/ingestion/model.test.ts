import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, describe, test } from 'node:test'
import { grantCredits } from '../../operator/standing.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { createOutbound } from '../../platform/outbound/request.ts'
import { createBuiltinReasoner } from '../../reasoning/reasoner/builtin.ts'
import { fallbacks } from '../../reasoning/reasoner/model/failure.ts'
import type { Reasoner } from '../../reasoning/reasoner/port.ts'
import {
  type Api,
  newOrganization,
  sharedDatabase,
  startService,
  type TestService,
} from '../../testing/api.ts'
import { testAddress } from '../../testing/global_setup.ts'
import { runJobs } from '../../testing/jobs.ts'
import {
  type ModelRequest,
  type Script,
  startModelProvider,
  usage,
} from '../../testing/model_provider/start.ts'
import { Outage } from '../answering/knowledge.ts'
import { startWebsite } from '../fetching/testing/website.ts'

const topics = ['audit', 'workshop', 'review']
const page = (title: string, body: string) =>
  `<html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`
const website = await startWebsite((path) => {
  if (path === '/') return page('Offers', topics.map((topic) => `<a href="/${topic}">${topic}</a>`).join(' '))
  const topic = topics.find((each) => path === `/${each}`)
  return topic && page(`Our ${topic}`, `<p>The ${topic} costs ${topic.length}00 euros and is popular.</p>`)
})

/** Turns a sentence around, so that its facts are told from those that rules would find. */
const turned: Script = ({ messages }) => ({
  say: JSON.stringify({
    passages: [...messages[0]!.text.matchAll(/<passage number="(\d+)">\n([\s\S]*?)\n<\/passage>/g)].map(
      ([, number, text]) => ({
        number: Number(number),
        facts: [...text!.matchAll(/The (\w+) costs (\d+) euros/g)].map(([, topic, price]) => ({
          text: `For ${price} euros there is the popular ${topic}.`,
          topic: 'pricing',
          tier: 'situational',
        })),
      }),
    ),
  }),
})

const running: TestService[] = []
after(async () => {
  for (const { app, database } of running) {
    await app.close()
    await database.close()
  }
})

async function started(...[beside, equipped]: Parameters<typeof startService>): Promise<Api> {
  const service = await startService({ database: await sharedDatabase(), ...beside }, equipped)
  running.push(service)
  return newOrganization(service)
}

/** An organization whose model behaves as the script says. */
async function modelled(script: Script = turned) {
  const provider = await startModelProvider({ protocol: 'openai', script })
  const api = await started({ outbound: createOutbound({ allow: [provider.host, website.host] }) })
  await setModel(api, provider.url)
  return { api, provider }
}

const setModel = (api: Api, base_url: string, changes: object = {}) =>
  api.patch('/organization/model', {
    provider: 'openai_compatible',
    model: 'small',
    base_url,
    key: 'sk-1',
    ...changes,
  })

const newText = (api: Api, text = 'The audit costs 900 euros and is popular.') =>
  read(api, { kind: 'text', title: 'Prices', text })
const newSite = (api: Api) => read(api, { kind: 'site', url: `${website.origin}/` })

async function read(api: Api, source: object) {
  const { id } = (await api.post('/knowledge_sources', source)).body
  await runJobs(api)
  const [{ id: run_id }] = (await api.get('/ingestion_runs')).body.data
  return { id: id as number, run: (await api.get(`/ingestion_runs/${run_id}`)).body }
}

async function readAgain(api: Api, id: number) {
  const { body } = await api.post(`/knowledge_sources/${id}/ingest`)
  await runJobs(api)
  return (await api.get(`/ingestion_runs/${body.id}`)).body
}

async function factsOf(api: Api, id: number): Promise<string[]> {
  const { data } = (await api.get(`/knowledge_facts?source_id=${id}&limit=100`)).body
  return data
    .filter((fact: { supported: boolean }) => fact.supported)
    .map((fact: { text: string }) => fact.text)
    .sort()
}

const tokensOf = async (api: Api) => (await api.get('/organization/usage')).body.data[0].model_tokens
const each = usage.input + usage.output
const turnedFact = (topic: string) => `For ${topic.length}00 euros there is the popular ${topic}.`

test('where a model is set, it digests: each fact belongs to the passage that states it, and its tokens are counted', async () => {
  const { api, provider } = await modelled()
  const { id, run } = await newText(api)
  assert.deepEqual([run.status, run.notes], ['applied', undefined])
  assert.deepEqual(await factsOf(api, id), ['For 900 euros there is the popular audit.'])
  const [passage] = (await api.get(`/knowledge_sources/${id}/passages`)).body.data
  assert.deepEqual([passage.text.includes('900 euros'), passage.fact_ids.length], [true, 1])
  assert.deepEqual([provider.requests.length, await tokensOf(api)], [1, each])
})

test('an unchanged document is not shown to the model again; another model, or none, digests it anew', async () => {
  const { api, provider } = await modelled()
  const { id } = await newText(api)
  assert.equal((await readAgain(api, id)).documents.unchanged, 1)
  assert.equal(provider.requests.length, 1)
  await setModel(api, provider.url, { model: 'large' })
  assert.equal((await readAgain(api, id)).documents.read, 1)
  assert.equal(provider.requests.length, 2)
  await api.patch('/organization/model', { provider: 'builtin' })
  await readAgain(api, id)
  assert.deepEqual(await factsOf(api, id), ['The audit costs 900 euros and is popular.'])
})

test('what the builtin digester has digested is not digested anew because there are models now', async () => {
  const api = await newOrganization()
  await newText(api)
  const [row] = await api.service.database.system`
    select digested_with from knowledge_documents where organization_id = ${api.organization.id}`
  const told = JSON.stringify([2, 'en', 'Test & Sons', []])
  assert.equal(row!.digested_with, createHash('sha256').update(told).digest('hex').slice(0, 16))
})

test('the owner’s instructions reach the model as they are, and are not called misunderstood', async () => {
  const { api, provider } = await modelled()
  await api.post('/ingestion_instructions', { text: 'Sing it.' })
  const { run } = await newText(api)
  assert.deepEqual([run.notes, run.unfollowed_instructions], [undefined, []])
  assert.ok(provider.requests[0]!.system.includes('Sing it.'))
})

test('a model gets the instructions of its source alone, in the order of their positions', async () => {
  const { api, provider } = await modelled()
  const other = (await api.post('/knowledge_sources', { kind: 'text', text: 'Hello.' })).body.id
  await api.post('/ingestion_instructions', { text: 'Sing it.', position: 2 })
  await api.post('/ingestion_instructions', { text: 'Hum it.', position: 1 })
  await api.post('/ingestion_instructions', { text: 'Whistle it.', source_id: other })
  await newText(api)
  const { system } = provider.requests.find(({ messages }) => !messages[0]!.text.includes('Hello.'))!
  assert.match(system, /Hum it\.[\s\S]*Sing it\./)
  assert.doesNotMatch(system, /Whistle/)
})

test('an instruction that only the model could follow is told as not followed while the model is away', async () => {
  const { api } = await modelled(() => ({ status: 503 }))
  const { id } = (await api.post('/ingestion_instructions', { text: 'Sing it.' })).body
  const { run } = await newText(api)
  assert.deepEqual(run.unfollowed_instructions, [
    { ingestion_instruction_id: id, text: 'Sing it.', reason: 'model_unavailable' },
  ])
})

test('with the provider away the rules digest, the run says so, and the model is asked when the source is read again', async () => {
  let script: Script = () => ({ status: 503 })
  const { api, provider } = await modelled((...asked) => script(...asked))
  const { id, run } = await newText(api)
  assert.equal(run.status, 'applied')
  assert.deepEqual(run.notes, [
    `1 of 1 passages were digested without the model. ${fallbacks.broken} They are digested by the model when the source is read again.`,
  ])
  assert.deepEqual(await factsOf(api, id), ['The audit costs 900 euros and is popular.'])
  assert.equal(await tokensOf(api), 0)
  script = turned
  assert.equal((await readAgain(api, id)).documents.read, 1)
  assert.deepEqual(await factsOf(api, id), ['For 900 euros there is the popular audit.'])
  const asked = provider.requests.length
  await readAgain(api, id)
  assert.equal(provider.requests.length, asked)
})

test('an answer that cannot be used is paid for, told, and not asked for at every reading', async () => {
  const { api, provider } = await modelled(() => ({ say: 'Sure, here are the facts!' }))
  const { id, run } = await newText(api)
  assert.deepEqual(run.notes, [
    `1 of 1 passages were digested without the model. ${fallbacks.not_understood}`,
  ])
  assert.deepEqual([provider.requests.length, await tokensOf(api)], [2, 2 * each])
  assert.equal((await readAgain(api, id)).documents.unchanged, 1)
  assert.equal(provider.requests.length, 2)
})

test('when credits are used up in the middle of a site the rules go on, and the model does the rest once there are more', async () => {
  const { api, provider } = await modelled()
  await setModel(api, provider.url, { prices: { input: 10_000, output: 10_000, currency: 'EUR' } })
  const { database, clock } = api.service
  const grant = (credits: number) => grantCredits(database, api.organization, credits, clock.now)
  await grant(each + 1)
  const topicOf = ({ messages }: ModelRequest) => /Our (\w+)/.exec(messages[0]!.text)?.[1]
  const { id, run } = await newSite(api)
  assert.deepEqual([run.status, run.documents.read], ['applied', 4])
  assert.match(run.notes.join(), /2 of 4 passages .*There were no credits left for the model/)
  const first = provider.requests.map(topicOf).filter((topic) => topic !== undefined)
  assert.equal(first.length, 1)
  assert.equal((await api.get('/organization')).body.credits, 0)
  const facts = await factsOf(api, id)
  for (const topic of topics) assert.equal(facts.includes(turnedFact(topic)), first.includes(topic))

  const asked = provider.requests.length
  await readAgain(api, id)
  assert.deepEqual([provider.requests.length, await factsOf(api, id)], [asked, facts])
  await grant(100 * each)
  await readAgain(api, id)
  assert.deepEqual(
    (await factsOf(api, id)).filter((text) => text.startsWith('For')),
    topics.map(turnedFact).sort(),
  )
  assert.ok(provider.requests.slice(asked).every((request) => !first.includes(topicOf(request)!)))
})

test('a passage that reads as before is not shown to the model again when its document changes: its facts keep their words', async () => {
  const hours = 'We are open on weekdays.'
  const textOf = (price: number) =>
    `# Prices\n\n${'The audit is popular. '.repeat(30)}The audit costs ${price} euros.\n\n# Hours\n\n${'It is quiet. '.repeat(40)}${hours}`
  const { api, provider } = await modelled(({ messages }, count) => ({
    say: JSON.stringify({
      passages: [...messages[0]!.text.matchAll(/<passage number="(\d+)">\n.*(Prices|Hours)/g)].map(
        ([, number, heading]) => ({
          number: Number(number),
          facts: [{ text: wording(heading!, count), topic: 'practical', tier: 'situational' }],
        }),
      ),
    }),
  }))
  const wording = (heading: string, count: number) => {
    if (heading === 'Prices') return `The audit costs ${count}00 euros.`
    return count === 1 ? hours : 'On weekdays we are open.'
  }
  const { id } = await newText(api, textOf(100))
  assert.deepEqual(await factsOf(api, id), ['The audit costs 100 euros.', hours])
  await api.patch(`/knowledge_sources/${id}`, { text: textOf(200) })
  const run = await readAgain(api, id)
  assert.deepEqual(run.facts, { added: 1, kept: 1, retired: 1, conflicting: 0 })
  assert.deepEqual(await factsOf(api, id), ['The audit costs 200 euros.', hours])
  const [, second] = provider.requests.map(({ messages }) => messages[0]!.text)
  assert.deepEqual([second!.includes('200 euros'), second!.includes(hours)], [true, false])
})

describe('while a model digests', () => {
  const builtin = createBuiltinReasoner()
  const tokens = { input: 70, output: 30 }
  const modelOf = (digest: Reasoner['digest']): Reasoner => ({
    ...builtin,
    isModel: true,
    name: 'slow/model',
    digest,
  })
  const outbound = createOutbound({ allow: [website.host] })

  test('no connection is held', async () => {
    const database = await openDatabase(testAddress(), { now: new Date(0), connections: 1 })
    let looked = 0
    const reasoner = modelOf(async (...given) => {
      // There is one connection: whoever held it would have us wait for ever.
      looked += (await database.system`select 1`).length
      return builtin.digest(...given)
    })
    const api = await started({ outbound, database }, { reasoners: { of: async () => reasoner } })
    assert.equal((await newSite(api)).run.status, 'applied')
    assert.equal(looked, 4)
  })

  test('what it has digested before a server fails is neither digested nor paid for again', async () => {
    const digested: string[] = []
    const reasoner = modelOf(async (passages, context, signal) => {
      digested.push(context.title!)
      if (digested.length === 3) throw new Outage('told to fail')
      return { ...(await builtin.digest(passages, context, signal)), tokens }
    })
    const api = await started({ outbound }, { reasoners: { of: async () => reasoner } })
    assert.equal((await newSite(api)).run.status, 'applied')
    assert.deepEqual(
      [digested.length, new Set(digested).size, digested[2], await tokensOf(api)],
      [5, 4, digested[3], 400],
    )
  })
})

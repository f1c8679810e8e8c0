import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Readiness, type ReadinessKey, readinessKeys } from '@foyer/contract'
import { setVerified } from '../../operator/standing.ts'
import { newAgent } from '../../testing/agents.ts'
import { call } from '../../testing/api.ts'
import { runJobs } from '../../testing/jobs.ts'
import { newGap } from '../../testing/knowledge.ts'
import { fullProfile, type ReadyAgent, readyAgent, slackChannel } from '../../testing/ready_agent.ts'

type Item = Readiness['items'][number]
type Detail = NonNullable<Item['details']>[number]

/** How something comes to be left to do, and what is sent with the very calls that the item names. */
interface Story {
  cause(agent: ReadyAgent): Promise<unknown>
  operation: string
  href?: string
  /** It takes background work to fix it. */
  background?: true
  body?(agent: ReadyAgent, about: Item | Detail): unknown
}

const model = { provider: 'openai_compatible', model: 'small', base_url: 'https://models.example/v1' }
const vouchers = 'We sell gift vouchers for every course. A gift voucher costs 50 euros or more.'
const weekends = 'On weekends we work from 10 to 14. From Monday to Friday we work from 8 to 18.'

const stories: Record<Exclude<ReadinessKey, 'organization_unverified'>, Story> = {
  agent_archived: {
    cause: ({ api, slug }) => api.post(`/agents/${slug}/archive`),
    operation: 'restoreAgent',
    href: 'agents/front-desk/try',
  },
  organization_paused: {
    cause: ({ api }) => api.post('/organization/pause'),
    operation: 'resumeOrganization',
    href: 'settings/organization',
  },
  flow_error: {
    cause: breakFlow,
    operation: 'updateSlot',
    body: () => ({ required: false }),
  },
  no_knowledge: {
    async cause({ api }) {
      const other = await newAgent(api, { name: 'Other' })
      for (const { id } of (await api.get('/knowledge_sources')).body.data)
        await api.patch(`/knowledge_sources/${id}`, { agents: [other.slug] })
    },
    operation: 'createKnowledgeSource',
    href: 'knowledge/sources',
    background: true,
    body: () => ({ kind: 'text', text: weekends }),
  },
  languages_need_model: {
    cause: ({ api, slug }) => api.patch(`/agents/${slug}`, { languages: ['en', 'fr'] }),
    operation: 'updateOrganizationModel',
    body: () => model,
  },
  nobody_to_tell: {
    cause: ({ api }) => api.patch('/organization/notifications', { slack_url: null }),
    operation: 'updateOrganizationNotifications',
    href: 'settings/notifications',
    body: () => slackChannel,
  },
  sources_failed: {
    async cause({ api }) {
      const { id } = (await api.post('/knowledge_sources', { kind: 'text', text: '---' })).body
      await runJobs(api)
      await api.patch(`/knowledge_sources/${id}`, { text: weekends })
    },
    operation: 'ingestKnowledgeSource',
    href: 'knowledge/sources?status=failed',
    background: true,
  },
  checks_failed: {
    async cause({ api, slug: agent }) {
      await api.post('/standing_checks', { agent, question: 'Do you repair bicycles?' })
      await runJobs(api)
    },
    operation: 'createKnowledgeFact',
    href: 'knowledge/gaps?agent=front-desk',
    background: true,
    body: () => ({ text: 'We repair bicycles of every make.' }),
  },
  open_gaps: {
    // The profile has opening hours, so not about weekends.
    cause: ({ api, id: agent_id }) => newGap(api, { agent_id, question: 'Do you sell gift vouchers?' }),
    operation: 'createKnowledgeSource',
    href: 'knowledge/gaps?agent=front-desk',
    background: true,
    body: (_, about) => ({ kind: 'text', text: vouchers, knowledge_gap_id: (about as Detail).id }),
  },
  no_services: {
    cause: ({ api }) => api.post('/services', { name: 'Audit', pricing_unit: 'fixed', agents: [] }),
    operation: 'updateService',
    body: ({ slug }) => ({ agents: [slug] }),
  },
  profile_incomplete: {
    cause: ({ api }) => api.patch('/organization', { profile: { address: null } }),
    operation: 'updateOrganization',
    href: 'settings/organization',
    body: () => ({ profile: fullProfile }),
  },
  greeting_missing: {
    async cause({ api, slug }) {
      await api.patch(`/agents/${slug}`, { languages: ['en', 'de'] })
      await api.post('/identities', { display_name: 'Mara', greeting: { en: 'Hello.' }, agents: [slug] })
    },
    operation: 'updateIdentity',
    body: () => ({ greeting: { en: 'Hello.', de: 'Guten Tag.' } }),
  },
  translation_missing: {
    async cause({ api, slug }) {
      await api.patch(`/agents/${slug}`, { languages: ['en', 'de'] })
      const slot = {
        key: 'floor',
        title: 'Floor',
        data_type: 'enum',
        enum_values: ['ground', '1'],
        enum_labels: { ground: 'Ground floor' },
      }
      await api.post(`/agents/${slug}/flow/states/${await firstPhase({ api, slug })}/slots`, slot)
    },
    operation: 'updateSlot',
    body: (_, { fields }) => {
      assert.deepEqual(fields, ['translations.de.title', 'translations.de.enum_labels.ground'])
      return { translations: { de: { title: 'Etage', enum_labels: { ground: 'Erdgeschoss' } } } }
    },
  },
  navigation_without_pages: {
    async cause({ api, slug }) {
      await api.patch(`/agents/${slug}`, { pages: [] })
      await newPhase({ api, slug }, ['offer_navigation'])
    },
    operation: 'updateAgent',
    body: () => ({ pages: [{ title: 'Prices', url: 'https://example.com/prices' }] }),
  },
  deliverable_without_template: {
    async cause({ api, slug }) {
      const [{ id }] = (await api.get('/deliverable_templates')).body.data
      await api.post(`/deliverable_templates/${id}/archive`)
      await newPhase({ api, slug }, ['offer_deliverable'])
    },
    operation: 'createDeliverableTemplate',
    body: () => ({ name: 'Outline', body: 'Thank you.' }),
  },
  replies_without_choices: {
    cause: (agent) => newPhase(agent, ['suggest_replies']),
    operation: 'createSlot',
    body: () => ({ key: 'parking', title: 'Parking', data_type: 'boolean' }),
  },
  prompt_warning: {
    cause: ({ api, slug }) =>
      api.post(`/agents/${slug}/prompt_templates`, { kind: 'recap', body: 'Thank {{visiter.name}}.' }),
    operation: 'createPromptTemplate',
    body: (_, about) => ({ kind: (about as Detail).title, body: 'Thank {{visitor.name}}.' }),
  },
  fields_need_model: {
    cause: ({ api, slug }) => api.post(`/agents/${slug}/prompt_templates`, { body: 'Be kind.' }),
    operation: 'updateOrganizationModel',
    body: () => model,
  },
  flow_warning: {
    async cause({ api, slug }) {
      const phase = await firstPhase({ api, slug })
      const slot = { key: 'hobbies', title: 'Hobbies', data_type: 'multi_enum' }
      await api.post(`/agents/${slug}/flow/states/${phase}/slots`, slot)
    },
    operation: 'updateSlot',
    body: () => ({ enum_values: ['chess', 'rowing'] }),
  },
  not_embedded: {
    cause: ({ api, slug }) => api.patch(`/agents/${slug}`, { allowed_origins: [] }),
    operation: 'updateAgent',
    href: 'agents/front-desk/embed',
    body: () => ({ allowed_origins: ['https://example.com'] }),
  },
}

type Place = Pick<ReadyAgent, 'api' | 'slug'>

async function firstPhase({ api, slug }: Place): Promise<number> {
  return (await api.get(`/agents/${slug}/flow`)).body.phases[0].id
}

async function newPhase({ api, slug }: Place, tools: string[]) {
  const answer = await api.post(`/agents/${slug}/flow/states`, { title: 'Extra', tools })
  assert.equal(answer.status, 201, answer.text)
}

/** As a rule that came later would: no edit that breaks a flow is kept. */
async function breakFlow({ api }: ReadyAgent) {
  await api.service.database.tenant(api.organization.id).transaction((db) =>
    db.query(
      (sql) => sql`update flow_versions set definition = jsonb_set(definition, '{phases,0,tools}', '[]')
        where organization_id = ${db.organization_id}`,
    ),
  )
}

const itemsOf = async ({ api, slug }: Place, key: string): Promise<Item[]> =>
  (await api.get(`/agents/${slug}/readiness`)).body.items.filter((item: Item) => item.key === key)

describe('what is left to do', () => {
  for (const [key, { cause, operation, href, body, background }] of Object.entries(stories))
    test(`${key} is there with its cause, and gone after the call that it names`, async () => {
      const agent = await readyAgent()
      const { api } = agent
      assert.deepEqual(await itemsOf(agent, key), [])
      await cause(agent)
      const items = await itemsOf(agent, key)
      assert.ok(items.length > 0)
      for (const item of items) {
        assert.equal(item.href, href && `/o/${api.organization.slug}/${href}`)
        for (const about of [item, ...(item.details ?? [])]) {
          if (!about.call) continue
          assert.equal(about.call.operation, operation)
          const { method, path } = about.call
          const answer = await call(api.service.app, method, path, body?.(agent, about), api.credentials)
          assert.ok(answer.status < 300, answer.text)
        }
      }
      if (background) await runJobs(api)
      assert.deepEqual(await itemsOf(agent, key), [])
    })

  test('only the operator verifies an organization, by the command that the item names', async () => {
    const agent = await readyAgent()
    const { database, clock } = agent.api.service
    const verify = (verified: boolean) => setVerified(database, agent.api.organization, verified, clock.now)
    await verify(false)
    const [item] = await itemsOf(agent, 'organization_unverified')
    assert.match(item!.message, /foyer organizations verify --organization org-/)
    assert.deepEqual([item!.call, item!.href], [undefined, undefined])
    await verify(true)
    assert.deepEqual(await itemsOf(agent, 'organization_unverified'), [])
  })

  test('every other key is tried here', () => {
    assert.deepEqual(
      readinessKeys.filter((key) => !Object.hasOwn(stories, key)),
      ['organization_unverified'],
    )
  })
})

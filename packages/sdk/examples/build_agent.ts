import { type CreateFlowStateBody, type CreateSlotBody, Foyer } from '@foyer/sdk'

/**
 * Builds an agent from nothing: what it offers, whom it suits, how it speaks, who it is, and a flow of six phases
 * with answers in two languages. Then takes a step back, makes a copy, and archives the original.
 *
 *   FOYER_API_KEY=sk_… node build_agent.ts
 */

const { FOYER_API_KEY: apiKey, FOYER_URL: baseUrl } = process.env
if (!apiKey) throw new Error('Set FOYER_API_KEY to the API key of your organization.')
const foyer = new Foyer({ apiKey, baseUrl })

// How it speaks, and who it is.
const voice = await foyer.voiceProfiles.create({
  name: 'Warm and brief',
  languages: ['en', 'de'],
  tone_rules: ['One thought per sentence.', 'Ask one question at a time.'],
  banned_phrases: ['synergy'],
})
const identity = await foyer.identities.create({
  display_name: 'Mara',
  role: 'Reception',
  disclosure: 'I am an assistant. A person reads what we write here.',
  greeting: {
    en: 'Hello, I am Mara. What brings you here?',
    de: 'Guten Tag, ich bin Mara. Was führt Sie her?',
  },
})

const agent = await foyer.agents.create({
  name: 'Front desk',
  languages: ['en', 'de'],
  voice_profile_id: voice.id,
  identity_id: identity.id,
  pages: [{ title: 'Pricing', url: 'https://example.com/pricing' }],
})
const { slug } = agent
console.log(`agent ${slug}`)

// What it offers, and whom that suits.
await foyer.services.create({
  name: 'Pricing audit',
  pricing_unit: 'fixed',
  price_min: 480_000,
  currency: 'EUR',
  deliverables: ['A report of ten pages'],
  agents: [slug],
})
await foyer.services.create({
  name: 'Retainer',
  pricing_unit: 'monthly',
  price_min: 120_000,
  price_max: 300_000,
  currency: 'EUR',
  agents: [slug],
})
await foyer.fitCriteria.create({
  kind: 'ideal',
  description: 'Sells by subscription',
  weight: 3,
  agents: [slug],
})
await foyer.fitCriteria.create({
  kind: 'dealbreaker',
  description: 'Wants it done by tomorrow',
  agents: [slug],
})

// The flow: five phases of our own instead of the seeded ones, and the seeded farewell as the sixth.
const capture = ['consult_knowledge', 'capture_slots', 'suggest_replies'] as const
const phases: { phase: CreateFlowStateBody; slots: CreateSlotBody[] }[] = [
  {
    phase: { title: 'Arrival', objective: 'Learn what brings the visitor here.', tools: [...capture] },
    slots: [{ key: 'reason', data_type: 'string', required: true, title: 'Reason' }],
  },
  {
    phase: { title: 'Company', objective: 'Learn who they are.', tools: [...capture] },
    slots: [
      {
        key: 'company_size',
        data_type: 'band',
        title: 'Size',
        enum_values: ['1-10', '11-50', '51+'],
        translations: { de: { title: 'Größe', enum_labels: { '51+': 'mehr als 50' } } },
      },
    ],
  },
  {
    phase: {
      title: 'Need',
      kind: 'loop',
      objective: 'Understand the problem.',
      max_turns: 8,
      tools: [...capture],
    },
    slots: [
      {
        key: 'problems',
        data_type: 'multi_enum',
        title: 'Problems',
        enum_values: ['churn', 'discounts', 'unclear'],
        enum_labels: {
          churn: 'Customers leave',
          discounts: 'Too many discounts',
          unclear: 'Hard to explain',
        },
        translations: { de: { title: 'Probleme', enum_labels: { churn: 'Kunden gehen' } } },
      },
    ],
  },
  {
    phase: { title: 'Money', objective: 'Learn what they can spend.', tools: [...capture] },
    slots: [
      {
        key: 'budget_range',
        data_type: 'enum',
        required: true,
        title: 'Budget range',
        enum_values: ['small', 'large'],
        enum_labels: { small: 'Up to 5,000', large: 'More than 5,000' },
        translations: { de: { title: 'Budget', enum_labels: { small: 'Bis 5.000', large: 'Über 5.000' } } },
      },
    ],
  },
  {
    phase: {
      title: 'Next step',
      objective: 'Agree on what happens next, and show the right page.',
      tools: [...capture, 'offer_navigation'],
      tool_settings: { offer_navigation: { max_links: 2 } },
    },
    slots: [{ key: 'reply_to', data_type: 'email', required: true, title: 'Email' }],
  },
]
const seeded = await foyer.flow.get(slug)
for (const { phase, slots } of phases) {
  const { id } = await foyer.flow.states.create(slug, phase)
  for (const slot of slots) await foyer.flow.slots.create(slug, id, slot)
}
for (const { id, kind } of seeded.phases) if (kind !== 'terminal') await foyer.flow.states.archive(slug, id)

const compilation = await foyer.flow.compile(slug)
if (!compilation.valid) throw new Error(compilation.diagnostics.map(({ message }) => message).join('\n'))
console.log(`version ${compilation.version} has ${compilation.phases.length} phases and compiles`)

// Prompts: a new version becomes the active one.
for (const kind of ['conversation', 'recap'] as const) {
  const body = `You welcome visitors to {{organization.name}} as {{agent.name}}. {{phase.objective}}`
  const prompt = await foyer.promptTemplates.create(slug, { kind, body })
  console.log(`prompt ${kind} ${prompt.version} is ${prompt.active ? 'active' : 'idle'}`)
}

// A step back: an edit made on what we saw, undone by reverting to the version before it.
const before = await foyer.flow.get(slug)
const { etag } = before.lastResponse
await foyer.flow.update(slug, { flow: { idle_minutes: null } }, { ifMatch: etag })
const { changes } = await foyer.flow.versions.diff(slug, before.version)
const reverted = await foyer.flow.versions.revert(slug, before.version)
console.log(
  `${changes.map(({ path }) => path).join(', ')} changed, then reverted as version ${reverted.version}`,
)

// A copy, and the original put away: no new conversations, its history kept, its voice and identity free again.
const copy = await foyer.agents.duplicate(slug, { name: 'Front desk, second floor' })
const { archived } = await foyer.agents.archive(slug)
console.log(`copy ${copy.slug}, ${slug} is ${archived ? 'archived' : 'live'}`)

for await (const { name } of foyer.services.list({ limit: 1 })) console.log(`offers ${name}`)

/** What Brightwater offers, and how its agent appears. */

const common = { agents: ['front-desk'], created_at: '2026-01-05T08:30:00.000Z', archived: false }

export const service = {
  object: 'service',
  id: 1,
  key: 'pricing_audit',
  name: 'Pricing audit',
  pricing_unit: 'fixed',
  ...common,
  description: 'Three weeks in which we find where prices, discounts and costs have drifted apart.',
  positioning: 'For companies whose sales grow faster than their profit.',
  guidelines: 'Offer it when margins are mentioned. Never promise a percentage.',
  price_min: 1_450_000,
  price_max: 1_450_000,
  currency: 'EUR',
  typical_duration: '3 weeks',
  deliverables: ['A map of price leaks', 'Five measures, ranked'],
  good_fit_signals: ['Margins fall while sales rise'],
  reviewed: true,
}

export const fitCriterion = {
  object: 'fit_criterion',
  id: 1,
  kind: 'ideal',
  description: 'Team size is more than 50',
  ...common,
  guidance: 'Count everyone who works at the company.',
  weight: 2,
}

export const voiceProfile = {
  object: 'voice_profile',
  id: 1,
  name: 'Warm and brief',
  languages: ['en', 'de'],
  ...common,
  formality: 'Informal; "Sie" in German.',
  tone_rules: ['One thought per sentence.'],
  banned_phrases: ['best in class'],
  preferred_phrases: ['let us look at'],
  sign_off_style: 'Thank them and say "Talk soon!"',
}

export const voiceLint = {
  object: 'voice_lint',
  voice_profile_id: 1,
  findings: [{ phrase: 'best in class', found: 'best-in-class', where: 'text', at: 7 }],
}

export const voicePreview = {
  object: 'voice_preview',
  voice_profile_id: 1,
  agent: 'front-desk',
  locale: 'en',
  samples: [{ situation: 'goodbye', before: 'Goodbye!', after: 'Talk soon!' }],
}

export const identity = {
  object: 'identity',
  id: 1,
  display_name: 'Mara',
  role: 'Reception',
  bio: 'Knows every service and who is responsible for it.',
  avatar_url: 'https://brightwater.example/mara.png',
  disclosure: 'I am a digital assistant.',
  greeting: { en: 'Hello, I am Mara. What brings you here?', de: 'Guten Tag, ich bin Mara.' },
  languages: ['en', 'de'],
  ...common,
}

export const deliverableTemplate = {
  object: 'deliverable_template',
  id: 1,
  name: 'First summary',
  body: '# What we understood\n\nTeam size: {{slots.team_size}}',
  format: 'markdown',
  version: 1,
  ...common,
}

export const deliverableTemplateVersion = {
  object: 'deliverable_template_version',
  deliverable_template_id: 1,
  version: 1,
  name: 'First summary',
  body: '# What we understood\n\nTeam size: {{slots.team_size}}',
  format: 'markdown',
  created_at: common.created_at,
}

export const deliverablePreview = {
  object: 'deliverable_preview',
  deliverable_template_id: 1,
  deliverable_template_version: 1,
  agent: 'front-desk',
  conversation_id: 204,
  locale: 'en',
  title: 'First summary',
  format: 'markdown',
  body: '# What we understood\n\nTeam size: 11-50',
  html: '<!doctype html><title>First summary</title><h1>What we understood</h1><p>Team size: 11-50</p>',
  warnings: [],
}

export const deliverable = {
  object: 'deliverable',
  id: 31,
  conversation_id: 204,
  agent: 'front-desk',
  deliverable_template_id: 1,
  deliverable_template_version: 1,
  title: 'First summary',
  format: 'markdown',
  body: '# What we understood\n\nTeam size: 11-50',
  created_at: '2026-03-02T09:14:05.000Z',
}

export const deliverableShare = {
  object: 'deliverable_share',
  deliverable_id: 31,
  conversation_id: 204,
  url: 'https://foyer.example/shared/ds_7Zs4mFq0c1GkTn8wBv2yXr5hLd9jUe3aPo6iKt0sQ1M',
  created_at: '2026-03-02T10:00:00.000Z',
  expires_at: '2026-03-16T10:00:00.000Z',
}

export const resourceDraft = {
  object: 'resource_draft',
  id: 14,
  kind: 'service',
  status: 'proposed',
  payload: { name: 'Discount workshop', pricing_unit: 'fixed', price_min: 240_000, currency: 'EUR' },
  created_at: '2026-02-20T07:00:00.000Z',
  fact_ids: [41],
}

export const catalogGeneration = {
  object: 'catalog_generation',
  id: 6,
  status: 'completed',
  kinds: ['service', 'voice', 'fit_criterion', 'slot'],
  progress: { stage: 'done', done: 5, total: 5 },
  counts: { proposed: 4, known: 1, refused: 0, dismissed: 0 },
  created_at: '2026-02-20T07:00:00.000Z',
  completed_at: '2026-02-20T07:00:04.000Z',
}

export const flowProposal = {
  number: 1,
  agent: 'front-desk',
  summary: 'Asks for the budget in bands taken from your prices.',
  edits: [
    {
      operation: 'createSlot',
      id: 2,
      body: { key: 'budget', data_type: 'enum', enum_values: ['under_5000', 'over_5000'] },
    },
  ],
  fact_ids: [41],
  status: 'open',
}

export const contradiction = {
  number: 1,
  kind: 'service',
  resource_id: 1,
  field: 'price_min',
  stored: 1_450_000,
  stated: 1_600_000,
  fact_ids: [52],
  dismissed: false,
}

/** Brightwater's agent, its flow and its prompts. */

/** As it is created with a name and an archetype. */
export const newAgent = {
  object: 'agent',
  id: 1,
  slug: 'front-desk',
  name: 'Front desk',
  archetype: 'discovery',
  languages: ['en'],
  pages: [],
  public_id: 'ag_Zk3vQ9pL1xWmT7aB',
  allowed_origins: [],
  identity_verification: false,
  archived: false,
  created_at: '2026-01-05T08:05:00.000Z',
}

export const agent = {
  ...newAgent,
  languages: ['en', 'de'],
  identity_id: 1,
  voice_profile_id: 1,
  pages: [{ title: 'Services and prices', url: 'https://brightwater.example/services' }],
  allowed_origins: ['https://brightwater.example'],
}

export const appearance = {
  object: 'agent_appearance',
  agent: 'front-desk',
  accent_colour: '#0b5fa5',
  colours: {
    light: { accent: '#0b5fa5', on_accent: '#ffffff', accent_text: '#0b5fa5' },
    dark: { accent: '#0b5fa5', on_accent: '#ffffff', accent_text: '#5e95c4' },
  },
  logo_url: 'https://brightwater.example/logo.svg',
  launcher: { position: 'right', label: { en: 'Ask us', de: 'Fragen Sie uns' } },
  teaser: { text: { en: 'Questions about our prices? Ask away.' }, delay_seconds: 8 },
  starter_questions: {
    en: ['What does an audit cost?', 'How long does it take?'],
    de: ['Was kostet ein Audit?', 'Wie lange dauert es?'],
  },
  texts: { en: { title: 'Brightwater Partners', subtitle: 'We reply right away' } },
  privacy_url: 'https://brightwater.example/privacy',
  ai_notice: 'always',
}

export const readiness = {
  object: 'readiness',
  agent: 'front-desk',
  ready: true,
  items: [
    {
      key: 'open_gaps',
      level: 'recommended',
      message: 'Visitors asked a question that the agent could not answer. Add the answer.',
      count: 1,
      href: '/o/brightwater/knowledge/gaps?agent=front-desk',
      details: [
        {
          id: 4,
          title: 'Do you work on weekends?',
          count: 3,
          call: { operation: 'createKnowledgeSource', method: 'POST', path: '/v1/knowledge_sources' },
          href: '/o/brightwater/knowledge/gaps/4',
        },
      ],
    },
    {
      key: 'profile_incomplete',
      level: 'recommended',
      message: 'Visitors ask for details that the profile does not have: opening hours. Add what is missing.',
      fields: ['opening_hours'],
      call: { operation: 'updateOrganization', method: 'PATCH', path: '/v1/organization' },
      href: '/o/brightwater/settings/organization',
    },
  ],
}

export const slot = {
  object: 'information_slot',
  id: 2,
  key: 'team_size',
  title: 'Team size',
  data_type: 'band',
  required: true,
  enum_values: ['1-10', '11-50', '51+'],
  enum_labels: { '51+': 'More than 50' },
  translations: { de: { title: 'Teamgröße', enum_labels: { '51+': 'Mehr als 50' } } },
  description: 'The number of people who work at the company, not only in the team that is asking.',
  archived: false,
}

export const phase = {
  object: 'flow_state',
  id: 1,
  key: 'welcome',
  title: 'Welcome',
  position: 1,
  kind: 'step',
  objective: 'Welcome the visitor and learn what brings them here.',
  exit_criteria: 'Team size is known.',
  max_turns: 4,
  tools: ['consult_knowledge', 'capture_slots', 'suggest_replies', 'offer_navigation'],
  tool_settings: { offer_navigation: { max_links: 1 } },
  archived: false,
  slots: [slot],
}

export const lastPhase = {
  ...phase,
  id: 3,
  key: 'goodbye',
  title: 'Goodbye',
  position: 2,
  kind: 'terminal',
  objective: 'Sum up what was understood and say what happens next.',
  exit_criteria: '',
  max_turns: 1,
  tools: [],
  tool_settings: {},
  slots: [],
}

export const flow = {
  object: 'flow',
  agent: 'front-desk',
  name: 'First conversation',
  version: 7,
  phases: [phase, lastPhase],
  archetype: 'discovery',
  idle_minutes: 45,
}

export const compilation = {
  object: 'compilation',
  valid: true,
  version: 7,
  phases: [phase, lastPhase],
  extraction_schemas: {
    welcome: {
      type: 'object',
      properties: { team_size: { type: 'string', enum: ['1-10', '11-50', '51+'] } },
      additionalProperties: false,
    },
  },
  prompt_tokens: { welcome: 940, goodbye: 610 },
  diagnostics: [
    {
      severity: 'warning',
      code: 'navigation_has_pages',
      param: 'phases.welcome.tools',
      message: 'offer_navigation is on, but the agent has no pages to open.',
    },
  ],
}

export const flowVersion = {
  object: 'flow_version',
  version: 7,
  created_at: '2026-03-02T09:20:00.000Z',
  actor: { type: 'person', id: 2, name: 'Jana Novak', role: 'editor' },
}

export const flowDiff = {
  object: 'flow_diff',
  from: 6,
  to: 7,
  changes: [{ path: 'phases.welcome.max_turns', change: 'changed', before: 6, after: 4 }],
}

export const promptTemplate = {
  object: 'prompt_template',
  id: 7,
  kind: 'conversation',
  version: 2,
  active: true,
  archived: false,
  created_at: '2026-02-03T11:00:00.000Z',
  body: 'You welcome visitors to {{organization.name}}. {{phase.objective}}',
}

export const promptReference = {
  object: 'prompt_reference',
  name: 'organization.name',
  meaning: 'The name of the organization.',
  sample: 'Brightwater',
  kinds: ['conversation', 'extraction', 'assessment', 'synthesis', 'brief', 'recap'],
}

export const promptTemplateDiff = {
  object: 'prompt_template_diff',
  from: { id: 1, version: 1 },
  to: { id: 7, version: 2 },
  changes: [
    { change: 'removed', lines: ['You are a helpful assistant.'] },
    { change: 'added', lines: ['You welcome visitors to {{organization.name}}. {{phase.objective}}'] },
  ],
}

export const promptPreview = {
  object: 'prompt_preview',
  kind: 'recap',
  version: 2,
  phase: 'welcome',
  locale: 'en',
  text: 'Sum up for Noor what was said to Brightwater.',
  references: [
    { name: 'visitor.name', value: 'Noor' },
    { name: 'organization.name', value: 'Brightwater' },
  ],
  warnings: [],
  tokens: 12,
}

export const experiment = {
  object: 'experiment',
  id: 2,
  name: 'Shorter greeting',
  kind: 'conversation',
  status: 'running',
  arms: [
    { prompt_template_id: 1, weight: 1 },
    { prompt_template_id: 7, weight: 2 },
  ],
  metric: 'completion',
  minimum_sample: 100,
  created_at: '2026-02-03T11:30:00.000Z',
  started_at: '2026-02-04T08:00:00.000Z',
}

/** Examples for the reference: one invented organization, Brightwater, a consultancy in Hamburg. */

export const organization = {
  object: 'organization',
  id: 1,
  slug: 'brightwater',
  name: 'Brightwater',
  website: 'https://brightwater.example',
  default_locale: 'en',
  locales: ['en', 'de'],
  timezone: 'Europe/Berlin',
  profile: {
    address: 'Am Sandtorkai 12, 20457 Hamburg',
    phone: '+49 40 5550 1470',
    email: 'hello@brightwater.example',
    opening_hours: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '09:00', closes: '17:00' }],
    currency: 'EUR',
    links: [{ title: 'Newsletter', url: 'https://brightwater.example/newsletter' }],
    sources: { address: 8 },
  },
  paused: false,
  verified: true,
  credits: null,
  retention_days: 365,
  created_at: '2026-01-05T08:00:00.000Z',
}

export const organizationFinding = {
  object: 'organization_finding',
  field: 'phone',
  value: '+49 40 5550 1470',
  source_id: 8,
  source_title: 'brightwater.example',
  url: 'https://brightwater.example/contact',
  basis: 'schema_org',
  effect: 'fill',
}

export const organizationRetention = {
  object: 'organization_retention',
  conversation_days: 365,
  event_days: 90,
  audit_log_days: 365,
  run_days: 90,
  passage_days: 30,
  export_days: 7,
}

export const usageDay = {
  object: 'usage_day',
  date: '2026-03-02',
  calls: 412,
  conversations: 18,
  messages: 164,
  model_calls: 121,
  model_tokens: 96_400,
  input_tokens: 88_200,
  cached_tokens: 61_000,
  output_tokens: 8200,
  costs: [{ amount: 0.0274, currency: 'EUR' }],
  credits: 3,
  agents: [
    {
      agent: 'front-desk',
      input_tokens: 88_200,
      cached_tokens: 61_000,
      output_tokens: 8200,
      costs: [{ amount: 0.0274, currency: 'EUR' }],
    },
  ],
}

export const organizationExport = {
  object: 'organization_export',
  id: 4,
  status: 'completed',
  bytes: 1_874_220,
  created_at: '2026-03-02T09:00:00.000Z',
  completed_at: '2026-03-02T09:00:07.000Z',
}

export const organizationModel = {
  object: 'organization_model',
  provider: 'openai_compatible',
  model: 'qwen3-32b',
  base_url: 'https://models.brightwater.example/v1',
  key_set: true,
  context_tokens: 32_000,
  native_tools: true,
  prices: { input: 0.4, cached: 0.1, output: 1.2, currency: 'EUR' },
  fallback: { provider: 'openai', model: 'gpt-5-mini', key_set: true },
  support: 'after',
  deadlines: { first_word_seconds: 20, turn_seconds: 60 },
  knowledge_tokens: 12_000,
  origin: 'organization',
  updated_at: '2026-02-10T10:15:00.000Z',
}

export const modelTest = {
  object: 'model_test',
  ok: true,
  provider: 'openai_compatible',
  model: 'qwen3-32b',
  streaming: true,
  tools: true,
  structured_output: true,
  context_tokens: 32_000,
  first_word_milliseconds: 640,
  tokens_per_second: 48,
  notes: ['It can do everything that agents need.'],
  milliseconds: 3120,
}

export const member = {
  object: 'member',
  id: 2,
  person_id: 2,
  name: 'Jana Novak',
  email: 'jana@brightwater.example',
  email_confirmed: true,
  two_factor: false,
  role: 'editor',
  created_at: '2026-01-06T09:00:00.000Z',
}

export const invitation = {
  object: 'invitation',
  id: 5,
  email: 'tom@brightwater.example',
  role: 'editor',
  expires_at: '2026-03-09T09:00:00.000Z',
  created_at: '2026-03-02T09:00:00.000Z',
}

export const apiKey = {
  object: 'api_key',
  id: 3,
  name: 'Website',
  role: 'read_only',
  expires_at: null,
  last_used_at: '2026-03-02T09:14:00.000Z',
  revoked_at: null,
  created_at: '2026-01-07T09:00:00.000Z',
}

export const webhookEndpoint = {
  object: 'webhook_endpoint',
  id: 6,
  url: 'https://brightwater.example/hooks/foyer',
  description: 'Sends new leads to the CRM.',
  events: ['conversation.*', 'knowledge_gap.created'],
  enabled: true,
  archived: false,
  created_at: '2026-02-01T09:00:00.000Z',
}

export const webhookDelivery = {
  object: 'webhook_delivery',
  id: 771,
  webhook_endpoint_id: 6,
  event_id: 5012,
  event_type: 'conversation.completed',
  status: 'delivered',
  attempts: 1,
  last_status_code: 200,
  last_response: 'ok',
  history: [{ ended_at: '2026-03-02T09:14:06.000Z', status_code: 200 }],
  delivered_at: '2026-03-02T09:14:06.000Z',
  created_at: '2026-03-02T09:14:05.000Z',
}

const actor = { type: 'person', id: 2, name: 'Jana Novak', role: 'editor' }

export const event = {
  object: 'event',
  id: 5013,
  type: 'agent.updated',
  created_at: '2026-03-02T09:20:00.000Z',
  actor,
  request_id: 'req_0b54c1de-7f0c-4a8e-9d51-2f6f3c1a7e90',
  data: { object: 'agent', id: 1, slug: 'front-desk', name: 'Front desk' },
}

export const auditLogEntry = {
  object: 'audit_log_entry',
  id: 5013,
  actor,
  operation: 'updateAgent',
  resource: { object: 'agent', id: 1 },
  before: { object: 'agent', id: 1, slug: 'front-desk', name: 'Reception' },
  after: { object: 'agent', id: 1, slug: 'front-desk', name: 'Front desk' },
  request_id: 'req_0b54c1de-7f0c-4a8e-9d51-2f6f3c1a7e90',
  created_at: '2026-03-02T09:20:00.000Z',
}

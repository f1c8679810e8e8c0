/** What Brightwater knows, and what its visitors asked in vain. */

export const knowledgeSource = {
  object: 'knowledge_source',
  id: 3,
  kind: 'page',
  title: 'brightwater.example/services',
  url: 'https://brightwater.example/services',
  status: 'ready',
  passages_count: 12,
  facts_count: 34,
  refresh_hours: 24,
  agents: null,
  reviewed: true,
  archived: false,
  created_at: '2026-01-05T09:00:00.000Z',
  ingested_at: '2026-03-02T06:00:12.000Z',
}

export const ingestionRun = {
  object: 'ingestion_run',
  id: 57,
  source_id: 3,
  plan: true,
  status: 'planned',
  stage: 'done',
  done: 1,
  total: 1,
  documents: { read: 1, unchanged: 0, failed: 0, gone: 0 },
  facts: { added: 1, kept: 33, retired: 0, conflicting: 0 },
  created_at: '2026-03-02T06:00:00.000Z',
  completed_at: '2026-03-02T06:00:12.000Z',
}

/** As it is before anything was read. */
export const queuedRun = {
  object: 'ingestion_run',
  id: 57,
  source_id: 3,
  plan: true,
  status: 'queued',
  stage: 'waiting',
  done: 0,
  total: 0,
  created_at: '2026-03-02T06:00:00.000Z',
}

export const ingestionInstruction = {
  object: 'ingestion_instruction',
  id: 2,
  text: 'Leave out job offers and press releases.',
  source_id: null,
  position: 1,
  archived: false,
  created_at: '2026-01-05T09:10:00.000Z',
}

export const knowledgeFact = {
  object: 'knowledge_fact',
  id: 41,
  text: 'A pricing audit takes three weeks.',
  origin: 'digested',
  tier: 'situational',
  source_id: 3,
  reviewed: true,
  archived: false,
  supported: true,
  created_at: '2026-01-05T09:00:30.000Z',
  topic: 'offer',
  tier_pinned: false,
  source_title: 'brightwater.example/services',
  excluded_agents: [],
}

export const ownerFact = {
  ...knowledgeFact,
  id: 88,
  text: 'Workshops take place in Hamburg or online.',
  origin: 'owner',
  source_id: 1,
  topic: 'practical',
  source_title: "Owner's facts",
}

export const knowledgePassage = {
  object: 'knowledge_passage',
  id: 120,
  source_id: 3,
  url: 'https://brightwater.example/services',
  trail: ['Services', 'Pricing audit'],
  text: 'A pricing audit takes three weeks. We look at prices, discounts and costs.',
  fact_ids: [41],
  created_at: '2026-01-05T09:00:30.000Z',
}

const evidence = {
  kind: 'fact',
  id: 41,
  text: 'A pricing audit takes three weeks.',
  source_id: 3,
  source_title: 'brightwater.example/services',
  band: 'close',
}

export const searchResult = {
  object: 'knowledge_search_result',
  ...evidence,
  trail: ['Services', 'Pricing audit'],
  url: 'https://brightwater.example/services',
  score: 0.91,
}

export const judgement = {
  answerable: true,
  probability: 0.94,
  answer: 'A pricing audit takes three weeks.',
  fact_ids: [41],
}

const check = {
  checked_at: '2026-03-02T09:30:00.000Z',
  trigger: 'owner',
  answerable: true,
  answer: 'A pricing audit takes three weeks.',
  reachable: [evidence],
}

export const knowledgeGap = {
  object: 'knowledge_gap',
  id: 9,
  agent: 'front-desk',
  question: 'How long does an audit take?',
  occurrences: 1,
  status: 'open',
  created_at: '2026-02-11T14:02:00.000Z',
  resolution_basis: null,
  conversation_id: 188,
  conversations: [{ conversation_id: 188, conversation_number: 41, asked_at: '2026-02-11T14:02:00.000Z' }],
  last_check: check,
  last_asked_at: '2026-02-11T14:02:00.000Z',
}

export const standingCheck = {
  object: 'standing_check',
  id: 5,
  gap_id: null,
  agent: 'front-desk',
  question: 'How long does an audit take?',
  expected_source_id: null,
  passes: true,
  last_check: { ...check, trigger: 'standing' },
  archived: false,
  created_at: '2026-03-02T09:29:58.000Z',
}

export const answerCheckRun = {
  object: 'answer_check',
  id: 21,
  agent: 'front-desk',
  status: 'completed',
  done: 1,
  total: 1,
  answerable: 1,
  unanswerable: 0,
  failed: 0,
  results: [{ knowledge_gap_id: 9, question: 'How long does an audit take?', check }],
  created_at: '2026-03-02T09:29:58.000Z',
  completed_at: '2026-03-02T09:30:00.000Z',
}

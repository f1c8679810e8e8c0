/** Examples of the onboarding group, for the reference. */

export const onboardingRun = {
  object: 'onboarding_run',
  id: 1,
  status: 'running',
  step: 'sources',
  websites: ['https://brightwater.example/'],
  source_ids: [3],
  skipped: [],
  pages: { read: 12, found: 31 },
  problems: [],
  created_at: '2026-01-05T09:00:00.000Z',
}

export const waitingRun = {
  ...onboardingRun,
  status: 'waiting',
  step: 'choose_parts',
  source_ids: [],
  pages: { read: 0, found: 412 },
  choice: {
    url: 'https://brightwater.example/',
    pages: 412,
    parts: [
      { path: '/blog', pages: 371 },
      { path: '/services', pages: 24 },
    ],
  },
}

export const completedRun = {
  ...onboardingRun,
  status: 'completed',
  step: 'done',
  locale: 'en',
  agent: 'front-desk',
  pages: { read: 31, found: 31 },
  catalog_generation_id: 1,
  voice_profile_id: 1,
  completed_at: '2026-01-05T09:01:40.000Z',
}

export const onboarding = {
  object: 'onboarding',
  skipped: false,
  steps: [
    { key: 'sources', done: true, skipped: false, count: 1, href: '/knowledge/sources' },
    { key: 'profile', done: true, skipped: false, count: 5, href: '/settings/organization' },
    { key: 'agent', done: true, skipped: false, count: 1, href: '/agents' },
    { key: 'appearance', done: true, skipped: false, count: 1, href: '/agents/front-desk/embed' },
    { key: 'catalog', done: true, skipped: false, count: 6, href: '/catalog' },
    { key: 'voice', done: true, skipped: false, count: 1, href: '/start' },
    { key: 'questions', done: false, skipped: false, count: 4, href: '/start' },
  ],
  run: completedRun,
}

export const onboardingQuestion = {
  object: 'onboarding_question',
  id: 7,
  agent: 'front-desk',
  question: 'How long does a pricing audit take?',
  origin: 'faq',
  answered: true,
  check: {
    checked_at: '2026-01-05T09:01:40.000Z',
    trigger: 'owner',
    answerable: true,
    answer: 'A pricing audit takes three weeks.',
    source_ids: [3],
    reachable: [],
  },
  sources: [
    {
      source_id: 3,
      title: 'Services',
      url: 'https://brightwater.example/services',
    },
  ],
  verdict: null,
  created_at: '2026-01-05T09:01:38.000Z',
}

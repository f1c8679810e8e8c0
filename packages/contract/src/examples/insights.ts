const quiet = {
  visitors: 0,
  conversations: 0,
  answered: 0,
  partly_answered: 0,
  unanswered: 0,
  answered_share: null,
  leads: 0,
  handovers: 0,
  taken_over: 0,
  model_failures: 0,
  unsupported: 0,
  input_tokens: 0,
  cached_tokens: 0,
  output_tokens: 0,
  costs: [],
}

const tuesday = {
  ...quiet,
  visitors: 9,
  conversations: 10,
  answered: 14,
  partly_answered: 2,
  unanswered: 4,
  answered_share: 0.7,
  leads: 3,
  handovers: 1,
  taken_over: 1,
  input_tokens: 214_000,
  cached_tokens: 187_500,
  output_tokens: 4_100,
  costs: [{ amount: 0.118, currency: 'EUR' }],
}

export const insights = {
  object: 'insights',
  since: '2026-03-02',
  until: '2026-03-03',
  timezone: 'Europe/Berlin',
  current: tuesday,
  previous: { ...quiet, visitors: 4, conversations: 4, answered: 5, answered_share: 1, leads: 1 },
  days: [
    { date: '2026-03-02', ...quiet },
    { date: '2026-03-03', ...tuesday },
  ],
  agents: [{ agent: 'front-desk', ...tuesday }],
  unanswered_questions: [
    {
      gap_id: 12,
      question: 'Do you also work with companies in Denmark?',
      agent: 'front-desk',
      asked: 3,
      last_asked_at: '2026-03-03T09:20:00.000Z',
    },
  ],
}

import type { NoticeWords } from './notice_words.ts'

export const english: NoticeWords = {
  mixed: (count, organization) => `${count} notifications of ${organization}`,
  mixedTitle: (count) => `${count} notifications`,
  person_wanted: {
    one: (agent) => `A visitor of ${agent} would like to talk to a person`,
    many: (count) => `${count} visitors would like to talk to a person`,
    text: (count) =>
      count === 1
        ? 'Take the conversation over and answer. The agent has told the visitor that the team will know.'
        : 'Take the conversations over and answer. The agent has told the visitors that the team will know.',
  },
  new_lead: {
    one: (agent) => `New lead from ${agent}`,
    many: (count) => `${count} new leads`,
    text: (count) =>
      count === 1
        ? 'A conversation is complete, and the visitor can be reached.'
        : 'These conversations are complete, and the visitors can be reached.',
  },
  source_failed: {
    one: (title) => `The source “${title}” could not be read`,
    many: (count) => `${count} sources could not be read`,
    text: () =>
      'Agents go on answering from what was read before. Until this is repaired, they learn nothing new.',
  },
  check_failed: {
    one: (agent) => `${agent} no longer answers a question it should`,
    many: (count) => `${count} questions that should be answered no longer are`,
    text: () => 'A change of the knowledge took the answer away. Add it again, or change the check.',
  },
  conversation: (number, agent) => `Conversation ${number} with ${agent}`,
  waitingSince: (time) => `Last message: ${time}`,
  fit: {
    ideal: 'Fit: ideal',
    acceptable: 'Fit: acceptable',
    poor_fit: 'Fit: poor',
    dealbreaker: 'Fit: dealbreaker',
  },
  agent: (name) => `Agent: ${name}`,
  question: 'A question of a visitor',
  more: (count) => `And ${count} more.`,
  footer: (organization) =>
    `You get this e-mail as a member of ${organization}. What you are told of is set in your notification preferences.`,
  open: {
    conversation: 'Open the conversation',
    conversations: 'Open the conversations',
    source: 'Open the source',
    sources: 'Open the sources',
    gap: 'Open the question',
    gaps: 'Open the questions',
    home: 'Open the dashboard',
  },
  weekly: {
    subject: (organization) => `Your week with ${organization}`,
    title: (since, until) => `${since} to ${until}`,
    visitors: 'Visitors',
    answered: 'Fully answered',
    leads: 'Leads',
    unanswered: 'With open questions',
    topTen: 'Asked most often, without an answer',
    hidden: (count) =>
      count === 1 ? 'One question has no answer yet.' : `${count} questions have no answer yet.`,
    asked: (count) => (count === 1 ? 'asked once' : `asked ${count} times`),
    allAnswered: 'Every question was answered.',
    open: 'Open the dashboard',
  },
}

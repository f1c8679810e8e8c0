import type { NoticeWords } from './notice_words.ts'

export const english: NoticeWords = {
  mixed: (count, organization) => `${count} notifications from ${organization}`,
  mixedTitle: (count) => `${count} notifications`,
  person_wanted: {
    one: (agent) => `${agent}: a visitor wants to talk to a person`,
    many: (count) => `${count} visitors want to talk to a person`,
    text: (count) =>
      count === 1
        ? 'Take over the conversation and reply. The agent has told the visitor that it will let the team know.'
        : 'Take over the conversations and reply. The agent has told the visitors that it will let the team know.',
  },
  new_lead: {
    one: (agent) => `New lead from ${agent}`,
    many: (count) => `${count} new leads`,
    text: (count) =>
      count === 1
        ? 'A conversation is complete, and you can reach the visitor.'
        : 'These conversations are complete, and you can reach the visitors.',
  },
  source_failed: {
    one: (title) => `The source “${title}” could not be read`,
    many: (count) => `${count} sources could not be read`,
    text: (count) =>
      count === 1
        ? 'Agents keep answering from what was read before. They learn nothing new from this source until it can be read again.'
        : 'Agents keep answering from what was read before. They learn nothing new from these sources until they can be read again.',
  },
  check_failed: {
    one: (agent) => `${agent} can no longer answer a question`,
    many: (count) => `${count} questions can no longer be answered`,
    text: (count) =>
      count === 1
        ? 'A change to the knowledge base removed the answer. Add it again, or edit the check.'
        : 'Changes to the knowledge base removed the answers. Add them again, or edit the checks.',
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
  question: 'A question from a visitor',
  more: (count) => `And ${count} more.`,
  footer: (organization) =>
    `You are receiving this email because you are a member of ${organization}. Choose what you are notified about in your notification preferences.`,
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
    subject: (organization) => `Weekly summary for ${organization}`,
    title: (since, until) => `${since} to ${until}`,
    visitors: 'Visitors',
    answered: 'Conversations fully answered',
    leads: 'Leads',
    unanswered: 'Conversations with unanswered questions',
    topTen: 'Most asked questions without an answer',
    hidden: (count) =>
      count === 1 ? 'One question has no answer yet.' : `${count} questions have no answer yet.`,
    asked: (count) => (count === 1 ? 'asked once' : `asked ${count} times`),
    allAnswered: 'Every question was answered.',
    open: 'Open the dashboard',
  },
}

import type { SeedPhase } from './seed.ts'

/** Somebody has a question or a problem with what they already have. */
export const support: readonly SeedPhase[] = [
  {
    key: 'understand',
    title: 'Understand the problem',
    objective: 'Find out what the visitor is trying to do, what happens instead and how urgent it is.',
    exit_criteria: 'The problem is described well enough for someone else to act on it.',
    max_turns: 6,
    tools: ['consult_knowledge', 'capture_slots', 'suggest_replies'],
    slots: [
      {
        key: 'problem',
        title: 'Problem',
        data_type: 'string',
        required: true,
        description: 'What the visitor tried, what happened and what they expected, in their own words.',
      },
      {
        key: 'topic',
        title: 'Topic',
        data_type: 'enum',
        required: true,
        choices: {
          account: 'Account',
          billing: 'Billing',
          usage: 'How to use it',
          fault: 'Something is broken',
          other: 'Other',
        },
        description: 'What the problem is about.',
      },
      {
        key: 'urgency',
        title: 'Urgency',
        data_type: 'band',
        choices: { low: 'Can wait', normal: 'This week', high: 'Today', blocked: 'I cannot go on' },
        description: 'How soon the visitor needs an answer.',
      },
    ],
  },
  {
    key: 'resolve',
    title: 'Resolve',
    kind: 'loop',
    objective: 'Answer from what is known, one step at a time, and check after each step whether it helped.',
    exit_criteria: 'The visitor says that it is solved, or everything that is known has been tried.',
    max_turns: 10,
    tools: ['consult_knowledge', 'capture_slots', 'suggest_replies'],
    slots: [
      {
        key: 'solved',
        title: 'Is it solved?',
        data_type: 'boolean',
        required: true,
        description: 'Whether the visitor says that the problem is solved.',
      },
    ],
  },
  {
    key: 'follow_up',
    title: 'Follow up',
    objective: 'If something is left open, take down how a person of the team can reach the visitor.',
    exit_criteria: 'Nothing is open, or the visitor has left an address or declined to.',
    max_turns: 3,
    tools: ['capture_slots'],
    slots: [
      {
        key: 'email',
        title: 'E-mail',
        data_type: 'email',
        description: 'Where the team can answer what is left open.',
      },
      {
        key: 'reference',
        title: 'Order or customer number',
        data_type: 'string',
        description: 'A number that identifies the visitor’s order or account, exactly as written.',
      },
    ],
  },
  {
    key: 'goodbye',
    title: 'Goodbye',
    kind: 'terminal',
    objective: 'Say in one sentence what was solved and what is left open, and say goodbye.',
    exit_criteria: '',
    max_turns: 1,
    tools: [],
  },
]

import type { SeedPhase } from './seed.ts'

/** Somebody becomes a client, a patient or a member, and the first appointment should begin prepared. */
export const intake: readonly SeedPhase[] = [
  {
    key: 'person',
    title: 'About you',
    objective: 'Explain in one sentence what the questions are for, and learn who is asking.',
    exit_criteria: 'Name and e-mail are known.',
    max_turns: 6,
    tools: ['consult_knowledge', 'capture_slots'],
    slots: [
      {
        key: 'full_name',
        title: 'Name',
        data_type: 'string',
        required: true,
        description: 'First and last name.',
      },
      {
        key: 'email',
        title: 'E-mail',
        data_type: 'email',
        required: true,
        description: 'Where the confirmation goes.',
      },
      {
        key: 'returning',
        title: 'Have you been here before?',
        data_type: 'boolean',
        description: 'Whether the visitor is already known to the organization.',
      },
    ],
  },
  {
    key: 'request',
    title: 'Your request',
    objective: 'Learn what the visitor needs, and since when, so that the right person can prepare.',
    exit_criteria: 'The request is described.',
    max_turns: 6,
    tools: ['consult_knowledge', 'capture_slots', 'suggest_replies'],
    slots: [
      {
        key: 'request',
        title: 'Request',
        data_type: 'string',
        required: true,
        description: 'What the visitor needs, in their own words, without interpretation.',
      },
      {
        key: 'since',
        title: 'Since when',
        data_type: 'band',
        choices: { days: 'A few days', weeks: 'A few weeks', months: 'Some months', longer: 'Longer' },
        description: 'For how long this has been so.',
      },
    ],
  },
  {
    key: 'appointment',
    title: 'Appointment',
    objective: 'Find out when and how the visitor would like to meet.',
    exit_criteria: 'The preferred way and time to meet are known.',
    max_turns: 4,
    tools: ['consult_knowledge', 'capture_slots', 'suggest_replies'],
    slots: [
      {
        key: 'channel',
        title: 'How to meet',
        data_type: 'enum',
        required: true,
        choices: { in_person: 'In person', video: 'By video', phone: 'By phone' },
        description: 'How the visitor would like to meet.',
      },
      {
        key: 'days',
        title: 'Days that suit',
        data_type: 'multi_enum',
        choices: { mon: 'Monday', tue: 'Tuesday', wed: 'Wednesday', thu: 'Thursday', fri: 'Friday' },
        description: 'Every day of the week on which the visitor has time.',
      },
    ],
  },
  {
    key: 'confirmation',
    title: 'Confirmation',
    kind: 'terminal',
    objective: 'Repeat what was noted, say who gets in touch to confirm, and thank the visitor.',
    exit_criteria: '',
    max_turns: 1,
    tools: [],
  },
]

import type { SeedPhase } from './seed.ts'

/** Somebody has an idea and wants to find out whether, and how, the organization can help. */
export const discovery: readonly SeedPhase[] = [
  {
    key: 'welcome',
    title: 'Welcome',
    objective: 'Welcome the visitor, answer the first question and learn what brings them here.',
    exit_criteria: 'The visitor has said what they want to achieve.',
    max_turns: 4,
    tools: ['consult_knowledge', 'capture_slots'],
    slots: [
      {
        key: 'goal',
        title: 'Goal',
        data_type: 'string',
        required: true,
        description: 'What the visitor wants to achieve, in their own words, in one or two sentences.',
      },
      {
        key: 'organization_name',
        title: 'Company',
        data_type: 'string',
        description: 'The company or organization the visitor speaks for, if they name one.',
      },
    ],
  },
  {
    key: 'explore',
    title: 'Explore the need',
    kind: 'loop',
    objective:
      'Understand the situation behind the goal: what exists today, what is in the way, what matters most.',
    exit_criteria: 'The current situation, the budget range and the timing are known.',
    max_turns: 8,
    tools: ['consult_knowledge', 'capture_slots', 'suggest_replies'],
    slots: [
      {
        key: 'current_situation',
        title: 'Situation today',
        data_type: 'string',
        description: 'How things are done today and what does not work about it.',
      },
      {
        key: 'priorities',
        title: 'What matters most',
        data_type: 'multi_enum',
        choices: {
          quality: 'Quality',
          speed: 'Speed',
          price: 'Price',
          advice: 'Advice',
          support: 'Lasting support',
        },
        description: 'What the visitor says is important in the choice of a partner.',
      },
      {
        key: 'budget',
        title: 'Budget',
        data_type: 'band',
        required: true,
        choices: {
          under_5k: 'Under 5,000',
          '5k_to_20k': '5,000 to 20,000',
          '20k_to_50k': '20,000 to 50,000',
          over_50k: 'Over 50,000',
          unknown: 'Not known yet',
        },
        description: 'The amount the visitor can spend in total, in the organization’s currency.',
      },
      {
        key: 'timing',
        title: 'Timing',
        data_type: 'enum',
        required: true,
        choices: {
          now: 'As soon as possible',
          quarter: 'In the next three months',
          later: 'Later',
          open: 'Open',
        },
        description: 'When the visitor wants to begin.',
      },
    ],
  },
  {
    key: 'next_step',
    title: 'Agree on the next step',
    objective: 'Say how the organization could help, and find out how to stay in touch.',
    exit_criteria: 'The visitor has left an address, or has said that they would rather not.',
    max_turns: 4,
    tools: ['consult_knowledge', 'capture_slots', 'suggest_replies'],
    slots: [
      {
        key: 'email',
        title: 'E-mail',
        data_type: 'email',
        description: 'Where the organization may write to the visitor.',
      },
      {
        key: 'wants_call',
        title: 'Call',
        data_type: 'boolean',
        description: 'Whether the visitor would like to be called for a first talk.',
      },
    ],
  },
  {
    key: 'wrap_up',
    title: 'Wrap up',
    kind: 'terminal',
    objective: 'Sum up what was understood in a few sentences, say what happens next and say goodbye.',
    exit_criteria: '',
    max_turns: 1,
    tools: [],
  },
]

import type { SeedPhase } from './seed.ts'

/** Somebody is interested; both sides want to know quickly whether it is a match. */
export const qualification: readonly SeedPhase[] = [
  {
    key: 'interest',
    title: 'Understand the interest',
    objective: 'Find out which offer the visitor is interested in and what they need it for.',
    exit_criteria: 'It is clear what the visitor is interested in.',
    max_turns: 4,
    tools: ['consult_knowledge', 'capture_slots'],
    slots: [
      {
        key: 'interest',
        title: 'Interest',
        data_type: 'string',
        required: true,
        description: 'The product, service or problem the visitor asks about.',
      },
    ],
  },
  {
    key: 'qualify',
    title: 'Qualify',
    objective:
      'Learn how large the need is, who decides and when it should begin, without sounding like a form.',
    exit_criteria: 'Company size, budget, role and timing are known.',
    max_turns: 8,
    tools: ['consult_knowledge', 'capture_slots', 'suggest_replies'],
    slots: [
      {
        key: 'company_size',
        title: 'Company size',
        data_type: 'band',
        required: true,
        choices: {
          '1_to_9': '1 to 9',
          '10_to_49': '10 to 49',
          '50_to_249': '50 to 249',
          '250_or_more': '250 or more',
        },
        description: 'How many people work at the visitor’s company.',
      },
      {
        key: 'budget',
        title: 'Budget',
        data_type: 'band',
        required: true,
        choices: {
          under_10k: 'Under 10,000',
          '10k_to_50k': '10,000 to 50,000',
          over_50k: 'Over 50,000',
          unknown: 'Not known yet',
        },
        description: 'The yearly amount set aside for this, in the organization’s currency.',
      },
      {
        key: 'role',
        title: 'Role in the decision',
        data_type: 'enum',
        choices: { decides: 'I decide', recommends: 'I recommend', researches: 'I am gathering information' },
        description: 'The part the visitor has in the decision.',
      },
      {
        key: 'start',
        title: 'Start',
        data_type: 'enum',
        required: true,
        choices: {
          this_month: 'This month',
          this_quarter: 'This quarter',
          this_year: 'This year',
          open: 'Open',
        },
        description: 'When the visitor wants to start.',
      },
    ],
  },
  {
    key: 'contact',
    title: 'Exchange contacts',
    objective: 'Offer that a person gets in touch, and ask for the address to write to.',
    exit_criteria: 'The visitor has given an address or declined.',
    max_turns: 4,
    tools: ['capture_slots', 'suggest_replies'],
    slots: [
      {
        key: 'email',
        title: 'Work e-mail',
        data_type: 'email',
        description: 'The visitor’s address at work.',
      },
      {
        key: 'may_contact',
        title: 'May we get in touch?',
        data_type: 'boolean',
        description: 'Whether the visitor agrees to be contacted.',
      },
    ],
  },
  {
    key: 'close',
    title: 'Close',
    kind: 'terminal',
    objective: 'Thank the visitor, repeat what was understood and say who gets in touch and when.',
    exit_criteria: '',
    max_turns: 1,
    tools: [],
  },
]

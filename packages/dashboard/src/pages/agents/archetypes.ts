import type { Agent } from '@foyer/sdk'

type Archetype = Agent['archetype']

/** What an agent is there for: its first flow and prompts follow from it. */
export const archetypes: Record<Archetype, { label: string; does: string }> = {
  answers: {
    label: 'Answers',
    does: 'Answers questions, and takes a message when it does not know.',
  },
  booking: {
    label: 'Booking',
    does: 'Takes down what somebody would like to book and when. Your team confirms it.',
  },
  discovery: {
    label: 'Discovery',
    does: 'Finds out what a visitor wants to achieve, and shows what you could do for them.',
  },
  qualification: {
    label: 'Qualification',
    does: 'Finds out quickly, for both sides, whether an interested visitor and your offer are a match.',
  },
  support: {
    label: 'Support',
    does: 'Answers questions about what people already have, and passes problems on, well described.',
  },
  intake: {
    label: 'Intake',
    does: 'Asks a new client or patient what the first appointment needs to know.',
  },
}

/** As a form offers them: what suits most comes first, and is chosen unless somebody chooses. */
export const archetypeWords: [Archetype, ...Archetype[]] = [
  'answers',
  'booking',
  'support',
  'discovery',
  'qualification',
  'intake',
]

import type { Agent } from '@foyer/sdk'

type Archetype = Agent['archetype']

/** What an agent is there for: its first flow and prompts follow from it. */
export const archetypes: Record<Archetype, { label: string; does: string }> = {
  answers: {
    label: 'Answers',
    does: 'Answers questions, and takes a message when it does not know the answer.',
  },
  booking: {
    label: 'Booking',
    does: 'Notes what a visitor would like to book and when. Your team confirms it.',
  },
  discovery: {
    label: 'Discovery',
    does: 'Finds out what a visitor wants to achieve, and shows how you can help.',
  },
  qualification: {
    label: 'Qualification',
    does: 'Quickly finds out whether a visitor and your offer are a good match.',
  },
  support: {
    label: 'Support',
    does: 'Helps people with what they already have, and passes problems on to your team with the details.',
  },
  intake: {
    label: 'Intake',
    does: 'Asks new clients or patients what you need to know before their first appointment.',
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

import { seedFlow } from '../archetypes/index.ts'
import type { ReadingInput } from '../conversation/reading.ts'
import { liveSlotsOf } from '../flow/definition.ts'
import { readMessage } from './read_message.ts'

let last = 0
const slotsOf = (
  archetype: 'discovery' | 'qualification' | 'support' | 'intake' | 'answers' | 'booking',
  ...names: string[]
) =>
  liveSlotsOf(
    seedFlow(archetype, 'Desk', () => (last += 1), { services: names.map((name) => ({ name })) }),
  ).map(({ slot }) => slot)
export const seededSlots = {
  discovery: slotsOf('discovery'),
  qualification: slotsOf('qualification'),
  support: slotsOf('support', 'Software'),
  intake: slotsOf('intake', 'Repair'),
  answers: slotsOf('answers'),
  booking: slotsOf('booking', 'Night guard', 'Second opinion'),
  party: slotsOf('booking', 'Guided tour'),
}

/** What is heard in a message to an agent of an archetype, with the values by their slots. */
export function readSeeded(
  flow: keyof typeof seededSlots,
  asked: string | null,
  message: string,
  given: Partial<ReadingInput> = {},
) {
  const reading = readMessage({
    message,
    locale: 'en',
    slots: seededSlots[flow],
    asked: { slot: asked, options: [], invited: false },
    answers: {},
    topic: null,
    ...given,
  })
  return { ...reading, values: Object.fromEntries(reading.captures.map(({ slot, value }) => [slot, value])) }
}

import { type PlanItem, type ReadingInput, readMessage, type SlotDefinition } from '@foyer/engine'
import type { Script } from './script.ts'

/**
 * A model that does what it is asked to: it hears what the builtin reasoner hears, and says what the plan says in words
 * of its own. It knows only what stands in the request.
 */
export const faithful: Script = (asked, count) => {
  const { text } = asked.messages.at(-1)!
  if (tagged(text, 'plan') !== null) return { say: spoken(text, Math.floor(count / 2)) }
  if (tagged(text, 'context') !== null) return { say: heard(text) }
  return { say: asked.schema ? '{}' : 'Hello.' }
}

/** The last of them: what the owner's prompt quotes stands before. */
function tagged(text: string, tag: string): string | null {
  const matches = [...text.matchAll(new RegExp(`<${tag}>\\n([\\s\\S]*?)\\n</${tag}>`, 'g'))]
  return matches.at(-1)?.[1] ?? null
}

type Told = Pick<
  SlotDefinition,
  'key' | 'title' | 'description' | 'data_type' | 'enum_values' | 'enum_labels'
>

function heard(text: string): string {
  const context = JSON.parse(tagged(text, 'context')!) as Omit<ReadingInput, 'message' | 'slots'> & {
    slots: Told[]
  }
  const slots = context.slots.map((slot, index) => ({
    ...slot,
    id: index + 1,
    required: true,
    translations: {},
    archived: false,
  }))
  const message = tagged(text, 'message')!.replaceAll('‹', '<')
  const { acts, captures, unclear, declined, questions, topic } = readMessage({ ...context, slots, message })
  const choices = slots.some(({ enum_values }) => enum_values !== null)
  return JSON.stringify({
    acts,
    ...(slots.length > 0 && { captures, declined }),
    ...(choices && { unclear }),
    questions,
    topic: topic ?? '',
  })
}

interface PlannedSpeech {
  parts: { act: PlanItem['act']; [detail: string]: unknown }[][]
}

function spoken(text: string, turn: number): string {
  const { parts } = JSON.parse(tagged(text, 'plan')!) as PlannedSpeech
  return parts.map((part) => part.map((item) => sentenceFor(item, turn)).join(' ')).join('\n---\n')
}

const acknowledgements = [
  'Good, that helps me.',
  'Thank you, that is clear.',
  'I see, good.',
  'That is good to know.',
  'Right, that is noted.',
  'Very well, I have that.',
  'Fine, that is plain.',
]
const questions = [
  (slot: string) => `And what about this: ${slot}?`,
  (slot: string) => `What can you tell me about this: ${slot}?`,
  (slot: string) => `What may I note here: ${slot}?`,
  (slot: string) => `How is it with this: ${slot}?`,
]
const inTurn = <Item>(items: readonly Item[], turn: number) => items[turn % items.length]!

/** Not the same words turn after turn: nothing is said twice in a conversation. */
function sentenceFor(item: PlannedSpeech['parts'][number][number], turn: number): string {
  switch (item.act) {
    case 'acknowledge':
      return inTurn(acknowledgements, turn)
    case 'courtesy':
      return 'It is nice to hear from you.'
    case 'answer':
      return (item.facts as string[]).join(' ')
    case 'navigate':
      return 'There is a page about it below.'
    case 'invite':
      return 'What else would you like to know?'
    default:
      return inTurn(questions, turn)(String(item.slot).replace(/\?$/, ''))
  }
}

import { type ReadingInput, readMessage, type SlotDefinition } from '@foyer/engine'
import { loadEngineData } from '../../reasoning/index.ts'
import type { ModelRequest, Script } from './script.ts'

/**
 * A model that does what it is asked to: it reads as the builtin reasoner does, replies with what the first source of a
 * question says where that has a word of it, and supports what stands in the sources. It knows only what stands in the
 * request.
 */
export const faithful: Script = (asked, count) => {
  const { text } = asked.messages.at(-1)!
  if (tagged(text, 'task') !== null) return { say: linesFor(text, count) }
  if (tagged(text, 'lines') !== null) return { say: verdictsFor(text) }
  if (tagged(text, 'context') !== null) return { say: JSON.stringify(faithfulReading(text, asked)) }
  return { say: asked.schema ? '{}' : 'Hello.' }
}

/** What stands between tags; the last of them, because what the owner's prompt quotes stands before. */
export function tagged(text: string, tag: string): string | null {
  const matches = [...text.matchAll(new RegExp(`<${tag}>\\n([\\s\\S]*?)\\n</${tag}>`, 'g'))]
  return matches.at(-1)?.[1] ?? null
}

type Told = Pick<
  SlotDefinition,
  'key' | 'title' | 'description' | 'data_type' | 'enum_values' | 'enum_labels'
>

/** What the builtin reasoner reads in the message of a request, as a model says it. */
export function faithfulReading(text: string, { schema }: Pick<ModelRequest, 'schema'>) {
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
  const { acts, captures, unclear, declined, questions, topic } = readMessage(
    { ...context, slots, message },
    loadEngineData(),
  )
  const choices = slots.some(({ enum_values }) => enum_values !== null)
  return {
    acts,
    ...(slots.length > 0 && { captures, declined }),
    ...(choices && { unclear }),
    questions,
    topic: topic ?? '',
    // Met by no words: whoever asked decides by its own rule.
    ...(JSON.stringify(schema).includes('"met"') && { exit: { met: true, quote: '' } }),
  }
}

/** What a reply is asked for with. */
export interface ReplyTask {
  locale: string
  questions: { number: number; question: string; sources: number[] }[]
  told: { number: number; question: string; sources: number[] }[]
  understood?: { slot: string; said?: string }[]
  ask?: { slot?: string; title: string; options?: string }
  courtesy?: string
  regret?: true
  added: string[]
}

export interface GivenSource {
  source: number
  text: string
}

export const taskIn = (text: string) => JSON.parse(tagged(text, 'task')!) as ReplyTask
export const sourcesIn = (text: string) => JSON.parse(tagged(text, 'sources') ?? '[]') as GivenSource[]

/** An owner's own question is put as it stands. */
const questionFor = (title: string, turn: number) =>
  title.endsWith('?') ? title : inTurn(questions, turn)(title)

function linesFor(text: string, turn: number): string {
  const task = taskIn(text)
  const sources = sourcesIn(text)
  const answers = task.questions.map(({ number, question, sources: [first] }) => {
    const found = sources.find(({ source }) => source === first)
    return found && sharesWord(question, found.text)
      ? found.text.replaceAll(/^/gm, `[${found.source}] `)
      : `[none ${number}]`
  })
  const lines = [
    ...answers.filter((line) => line.startsWith('[none')),
    ...(task.understood?.length ? [`[-] ${inTurn(acknowledgements, turn)}`] : []),
    ...answers.filter((line) => !line.startsWith('[none')),
    ...(task.ask ? [`[-] ${questionFor(task.ask.title, turn)}`] : []),
  ]
  // A model that says nothing has declined.
  return lines.length > 0 ? lines.join('\n') : `[-] ${inTurn(courtesies, turn)}`
}

const sharesWord = (question: string, text: string) =>
  (question.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) =>
    text.toLowerCase().includes(word.slice(0, 5)),
  )

const acknowledgements = [
  'Good, that helps me.',
  'Thank you, that is clear.',
  'I see, good.',
  'That is good to know.',
  'Fine, that is plain.',
  'Thanks, I have that.',
  'Good, I understand.',
]
const courtesies = ['You are welcome.', 'My pleasure.', 'I am glad to help.']
const questions = [
  (slot: string) => `And what about this: ${slot}?`,
  (slot: string) => `What can you tell me about this: ${slot}?`,
  (slot: string) => `How is it with this: ${slot}?`,
]
/** Not the same words turn after turn: nothing is said twice in a conversation. */
const inTurn = <Item>(items: readonly Item[], turn: number) => items[turn % items.length]!

function verdictsFor(text: string): string {
  const lines = JSON.parse(tagged(text, 'lines')!) as { line: number; sentence: string; sources: string[] }[]
  return JSON.stringify({
    verdicts: lines.map(({ line, sentence, sources }) => ({
      line,
      supported: sources.length === 0 || flat(sources.join(' ')).includes(flat(sentence)),
    })),
  })
}

const flat = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

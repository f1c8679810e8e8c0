import { type Reading, readMessage, type SlotDefinition } from '@foyer/engine'
import { loadEngineData } from '../../reasoning/index.ts'
import type { ModelRequest, Script, ScriptedCall } from './script.ts'

/**
 * A model that does what it is asked to in a turn: it records what the builtin reasoner reads in the message, answers with
 * the first passage that has a word of the question, and asks for what is still useful. It knows only what stands in the
 * request. Everything but turns it answers with nothing.
 */
export const faithful: Script = (asked) => {
  const { text } = asked.messages.at(-1)!
  const message = tagged(text, 'visitor')
  if (message !== null && asked.tools.length > 0) return turnOn(message, situationIn(text, asked), asked)
  return { say: asked.schema ? '{}' : 'All right.' }
}

/** What stands between tags; the last of them, because earlier turns stand before. */
export function tagged(text: string, tag: string): string | null {
  const matches = [...text.matchAll(new RegExp(`<${tag}>\\n([\\s\\S]*?)\\n</${tag}>`, 'g'))]
  return matches.at(-1)?.[1] ?? null
}

interface Situation {
  locale: string
  slots: SlotDefinition[]
  /** Keys of the slots that are still useful, in order. */
  open: string[]
  required: string[]
  answers: Record<string, string>
  hasCriteria: boolean
}

function situationIn(text: string, { tools }: ModelRequest): Situation {
  const situation = tagged(text, 'situation') ?? ''
  const line = (heading: string) => new RegExp(`^${heading}: (.*)$`, 'm').exec(situation)?.[1] ?? ''
  const open = line('Still useful').replace(/\.$/, '').split(', ').filter(Boolean)
  const recorded = [...line('Recorded').matchAll(/(\w+) = (?:“([^”]*)”|yes|no)/g)]
  return {
    locale: line('Language').startsWith('German') ? 'de' : 'en',
    slots: tools.filter(({ name }) => name === 'capture_slots').flatMap(slotsIn),
    open: open.map((words) => words.replace(' (required)', '')),
    required: open.filter((words) => words.endsWith(' (required)')).map((words) => words.split(' ', 1)[0]!),
    answers: Object.fromEntries(recorded.map(([, key, value = 'yes']) => [key!, value])),
    hasCriteria: line('Done when') !== '',
  }
}

interface AnswerSchema {
  type: string
  description: string
  format?: string
  enum?: string[]
  items?: { enum?: string[] }
}

/** The slots, as the tool that records them describes them. */
function slotsIn({ parameters }: ModelRequest['tools'][number]): SlotDefinition[] {
  const { properties } = parameters as {
    properties: Record<string, { properties: { value: AnswerSchema } }>
  }
  return Object.entries(properties).map(([key, { properties: given }], index) => ({
    id: index + 1,
    key,
    title: /^[^.!?]*/.exec(given.value.description)![0],
    data_type: typeOf(given.value),
    required: true,
    enum_values: given.value.enum ?? given.value.items?.enum ?? null,
    enum_labels: labelsIn(given.value.description),
    translations: {},
    description: null,
    archived: false,
  }))
}

function typeOf({ type, format, description, enum: values }: AnswerSchema): SlotDefinition['data_type'] {
  if (type === 'boolean') return 'boolean'
  if (type === 'array') return 'multi_enum'
  if (values) return description.includes('The values are ranges') ? 'band' : 'enum'
  return format === 'email' ? 'email' : 'string'
}

function labelsIn(description: string): Record<string, string> {
  const meanings = /Meaning of the values: (.*)\.$/.exec(description)?.[1] ?? ''
  return Object.fromEntries(meanings.split('; ').flatMap((meaning) => [meaning.split(': ', 2)]))
}

function readingOf(message: string, { locale, slots, open, answers }: Situation): Reading {
  // What was asked for twice is no longer said to be useful, and may be answered all the same.
  const left = slots.map(({ key }) => key).filter((key) => !Object.hasOwn(answers, key))
  const asked = { slot: open[0] ?? left[0] ?? null, options: [], invited: false }
  return readMessage({ message, locale, slots, asked, answers, topic: null }, loadEngineData())
}

function turnOn(message: string, situation: Situation, { system, messages, tools }: ModelRequest) {
  const { acts, captures, questions } = readingOf(message, situation)
  const material = `${system}\n${messages.at(-1)!.text}`
  const answers = questions.map((question) => ({ question, passage: passageFor(question, material) }))
  const unknown = answers.filter(({ passage }) => passage === null)
  const left = (keys: string[]) => keys.filter((key) => !captures.some(({ slot }) => slot === key))
  const [next] = left(situation.open)
  const isGoodbye = acts.includes('goodbye')
  const calls: ScriptedCall[] = [
    ...(captures.length > 0 ? [recording(captures)] : []),
    ...unknown.map(({ question }) => ({ name: 'report_gap', arguments: { question } })),
    ...(acts.includes('wants_person') ? [handingOver] : []),
    ...(situation.hasCriteria && left(situation.required).length === 0
      ? [{ name: 'finish_phase', arguments: { because: message } }]
      : []),
    ...(isGoodbye ? [{ name: 'end_conversation', arguments: { goodbye: message } }] : []),
  ].filter(({ name }) => tools.some((tool) => tool.name === name))
  const said = [
    ...answers.flatMap(({ passage }) => passage ?? []),
    ...(unknown.length > 0 ? ['That is not known to me.'] : []),
    isGoodbye ? 'Goodbye!' : next === undefined ? 'All right.' : askingFor(next, situation),
  ]
  return { say: said.join(' '), calls }
}

const recording = (captures: Reading['captures']): ScriptedCall => ({
  name: 'capture_slots',
  arguments: Object.fromEntries(captures.map(({ slot, value, quote }) => [slot, { value, quote }])),
})

export const handingOver: ScriptedCall = {
  name: 'hand_over',
  arguments: { reason: 'The visitor wants a person.', cause: 'visitor_wants_it' },
}

const askingFor = (key: string, { slots }: Situation) =>
  `What can you tell me about this: ${slots.find((slot) => slot.key === key)?.title ?? key}?`

function passageFor(question: string, material: string): string | null {
  const passages = [...material.matchAll(/<passage from="[^"]*">\n([\s\S]*?)\n<\/passage>/g)]
  const words = question.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const found = passages.find(([, text]) =>
    words.some((word) => text!.toLowerCase().includes(word.slice(0, 5))),
  )
  return found?.[1] ?? null
}

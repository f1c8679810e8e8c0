import type { Temper } from '@foyer/contract/vocabulary'
import { isChoice, type SlotDefinition } from '../flow/definition.ts'
import { chipsOf } from '../slots/chips.ts'
import { type Random, randomFrom } from './random.ts'
import type { ScenarioTurn } from './scenario.ts'
import { phrasesIn, type VisitorPhrases } from './visitor_phrases.ts'

/** A visitor as somebody describes one: what they want, what they know of themselves, and how they write. */
export interface Persona {
  goal?: string
  /** Their words for a slot, or its value. */
  facts?: Readonly<Record<string, FactValue>>
  questions?: readonly string[]
  temper?: Temper
  seed?: number
}

type FactValue = string | number | boolean | readonly string[]

/** What the agent's last reply wants of the visitor. */
export interface VisitorMoment {
  /** The slot that waits for an answer; nothing where the agent asked for none. */
  asked: SlotDefinition | undefined
}

export interface SimulatedVisitor {
  /** Null when they have nothing more to say. */
  next(moment: VisitorMoment): ScenarioTurn['said'] | null
}

/** How long somebody who wants to go stays polite. */
const mostGoodbyes = 2
const mostDigressions = 2

/** Says the same for the same seed and the same replies. */
export function createVisitor(persona: Persona, locale: string): SimulatedVisitor {
  const { goal, facts = {}, temper = 'plain', seed = 1 } = persona
  const random = randomFrom(seed)
  const phrases = phrasesIn(locale)
  const style = styles[temper]
  const questions = [...new Set(persona.questions ?? [])]
  const told = new Map<string, number>()
  const hasFacts = Object.keys(facts).length > 0
  let [hasBegun, goodbyes, digressions] = [false, 0, 0]

  function begin(asked: SlotDefinition | undefined): ScenarioTurn['said'] | null {
    hasBegun = true
    if (goal === undefined) return null
    if (asked && !Object.hasOwn(facts, asked.key)) told.set(asked.key, 1)
    return { text: style.begin(goal, { random, phrases, alsoTold: wordsThatStandAlone(facts) }) }
  }

  function answer(slot: SlotDefinition): ScenarioTurn['said'] {
    const fact = Object.hasOwn(facts, slot.key) ? facts[slot.key] : undefined
    if (fact === undefined) return { text: random.pick(phrases.declines) }
    const times = told.get(slot.key) ?? 0
    told.set(slot.key, times + 1)
    const values = valuesIn(slot, fact)
    // Who is asked again does not chat any more, and taps where that is possible.
    if (values && (temper === 'brief' || times > 1)) return { slot: slot.key, values }
    // Who was not understood twice gives up on it.
    if (times > 1) return { text: random.pick(phrases.declines) }
    const words = wordsFor(slot, fact, { locale, random, phrases })
    return { text: times > 0 ? words : style.say(words, { random, phrases }) }
  }

  function digress(): ScenarioTurn['said'] | null {
    if (temper !== 'digressing' || digressions >= mostDigressions || !random.chance(0.35)) return null
    digressions += 1
    return { text: random.pick(phrases.digressions) }
  }

  function ask({ asked }: VisitorMoment): ScenarioTurn['said'] | null {
    if (questions.length === 0) return null
    // Who digresses asks in between; all others ask before they answer.
    if (temper === 'digressing' && asked && random.chance(0.5)) return null
    return { text: style.ask(questions.shift()!, { random, phrases }) }
  }

  return {
    next(moment) {
      const { asked } = moment
      const first = hasBegun ? null : begin(asked)
      const more = first ?? ask(moment) ?? (asked ? digress() : null)
      if (more) return more
      // Who has come only to ask does not stay to be asked.
      if (asked && hasFacts) return answer(asked)
      goodbyes += 1
      return goodbyes > mostGoodbyes ? null : { text: random.pick(phrases.goodbyes) }
    },
  }
}

interface Manner {
  random: Random
  phrases: VisitorPhrases
}

interface Style {
  begin(goal: string, manner: Manner & { alsoTold: readonly string[] }): string
  say(words: string, manner: Manner): string
  ask(question: string, manner: Manner): string
}

const plain: Style = { begin: (goal) => goal, say: (words) => words, ask: (question) => question }

/** Real differences: how much stands around what is meant, and how much comes at once. */
const styles: Record<Temper, Style> = {
  plain,
  brief: { begin: bare, say: bare, ask: (question) => question },
  chatty: {
    begin: (goal, { random, phrases }) => `${random.pick(phrases.greetings)} ${sentence(goal)}`,
    say: (words, { random, phrases }) =>
      random.chance(0.5)
        ? `${random.pick(phrases.preludes)} ${sentence(words)}`
        : `${sentence(words)} ${random.pick(phrases.asides)}`,
    ask: (question, { random, phrases }) => `${random.pick(phrases.asides)} ${question}`,
  },
  impatient: {
    // Tells everything at once, so as not to be asked.
    begin: (goal, { random, phrases, alsoTold }) =>
      [sentence(goal), ...alsoTold.map(sentence), random.pick(phrases.hurry)].join(' '),
    say: bare,
    ask: (question) => question,
  },
  digressing: {
    ...plain,
    begin: (goal, { random, phrases }) => `${random.pick(phrases.greetings)} ${sentence(goal)}`,
  },
}

function bare(words: string): string {
  return words.replace(/[.!]+$/, '')
}

const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`)

/** Facts that say what they are about without a question: an address, an amount, a whole sentence. */
const wordsThatStandAlone = (facts: NonNullable<Persona['facts']>): string[] =>
  Object.values(facts)
    .filter((fact) => typeof fact === 'string')
    .filter((fact) => /@|\d{3}/.test(fact) || fact.split(' ').length > 3)
    .slice(0, 3)

/** The values of a choice that a fact names; undefined where it is said in words. */
function valuesIn(slot: SlotDefinition, fact: FactValue): string[] | undefined {
  if (!isChoice(slot.data_type) || !slot.enum_values) return undefined
  const values = typeof fact === 'object' ? [...fact] : [String(fact)]
  return values.every((value) => slot.enum_values!.includes(value)) ? values : undefined
}

function wordsFor(
  slot: SlotDefinition,
  fact: FactValue,
  { locale, random, phrases }: Manner & { locale: string },
): string {
  if (typeof fact === 'boolean') return random.pick(fact ? phrases.yes : phrases.no)
  const values = valuesIn(slot, fact)
  const labels = chipsOf(slot, locale)
  const words = values
    ? values.map((value) => labels.find((chip) => chip.value === value)?.label ?? value)
    : typeof fact === 'object'
      ? fact
      : [String(fact)]
  return words.join(` ${phrases.and} `)
}

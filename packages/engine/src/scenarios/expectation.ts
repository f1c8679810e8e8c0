import type { Fit } from '@foyer/contract/vocabulary'
import type { SlotValue } from '../prompts/live_values.ts'
import type { TurnOutcome } from '../turn/outcome.ts'
import { isAll, occursIn } from './pattern.ts'

/** What has to come of a conversation. A field that is absent expects nothing. */
export interface Expectations {
  slots?: Readonly<Record<string, ExpectedValue>>
  ends?: 'completed' | 'active'
  phase?: string
  exits?: Readonly<Record<string, ExpectedExit>>
  fit?: Fit
  person_wanted?: boolean
  answers?: readonly { question: string; contains?: readonly string[] }[]
  never?: readonly string[]
  max_turns?: number
  gaps?: readonly string[]
}

/** Null: nothing is captured. A text may have `*` in it. */
type ExpectedValue = string | number | boolean | readonly string[] | null
type ExpectedExit = 'exit' | 'max_turns' | 'none'

/** A conversation that was had. */
export interface PlayedConversation {
  opening: { text: string }
  turns: readonly PlayedTurn[]
  slots: Readonly<Record<string, SlotValue>>
  /** Slots that were filled at some time, also those that were taken back. */
  filled: readonly string[]
  status: 'active' | 'completed'
  fit: Fit | null
  /** The phases that it was in, in their order; the last one is where it ended. */
  phases: readonly string[]
  exits: readonly { phase: string; because: 'exit' | 'max_turns' }[]
  gaps: readonly string[]
  person_wanted: boolean
  /** Why a message was not taken, and nothing could follow. */
  refused?: string
}

export interface PlayedTurn {
  said: string
  reply: string
  outcome: TurnOutcome
  /** What was found for it: a reply may repeat it. */
  passages: readonly { text: string; url?: string }[]
}

export interface UnmetExpectation {
  /** Where it stands among the expectations: `slots.budget`. Empty for none of them. */
  field: string
  message: string
  expected: string
  actual: string
}

/** Everything that did not go as expected, in the order of the fields. */
export function unmetExpectations(expected: Expectations, played: PlayedConversation): UnmetExpectation[] {
  return [
    ...refusal(played),
    ...slots(expected, played),
    ...ending(expected, played),
    ...exits(expected, played),
    ...answers(expected, played),
    ...never(expected, played),
    ...turns(expected, played),
    ...gaps(expected, played),
  ]
}

const refusal = ({ refused, turns }: PlayedConversation): UnmetExpectation[] =>
  refused === undefined
    ? []
    : [
        {
          field: '',
          message: `Message ${turns.length + 1} of the visitor was refused.`,
          expected: 'a message that the agent takes',
          actual: refused,
        },
      ]

function slots({ slots = {} }: Expectations, played: PlayedConversation): UnmetExpectation[] {
  return Object.entries(slots).flatMap(([key, wanted]) => {
    const value = played.slots[key]
    if (isValue(wanted, value)) return []
    return [
      {
        field: `slots.${key}`,
        message: value === undefined ? `${key} was not captured.` : `${key} was captured otherwise.`,
        expected: wanted === null ? 'nothing' : wordsOf(wanted),
        actual: value === undefined ? 'nothing' : wordsOf(value),
      },
    ]
  })
}

function isValue(wanted: ExpectedValue, value: SlotValue | undefined): boolean {
  if (wanted === null || value === undefined) return wanted === null && value === undefined
  if (typeof value === 'boolean' || typeof wanted === 'boolean') return String(wanted) === String(value)
  if (typeof value === 'string')
    return typeof wanted === 'object'
      ? wanted.length === 1 && isAll(wanted[0]!, value)
      : isAll(String(wanted), value)
  const several = typeof wanted === 'object' ? wanted : [String(wanted)]
  return (
    several.length === value.length &&
    several.every((one) => value.some((each) => isAll(one, each))) &&
    value.every((each) => several.some((one) => isAll(one, each)))
  )
}

const wordsOf = (value: SlotValue | number): string =>
  typeof value === 'object' ? value.join(', ') : String(value)

function ending(expected: Expectations, played: PlayedConversation): UnmetExpectation[] {
  const phase = played.phases.at(-1) ?? ''
  const wrong = (field: string, wanted: unknown, actual: string, message: string) =>
    wanted === undefined || wanted === actual ? [] : [{ field, message, expected: String(wanted), actual }]
  const person = (wanted: boolean) => (wanted ? 'a person is wanted' : 'nobody is wanted')
  return [
    ...wrong('ends', expected.ends, played.status, 'The conversation ended otherwise.'),
    ...wrong('phase', expected.phase, phase, 'It ended in another phase.'),
    ...wrong('fit', expected.fit, played.fit ?? 'not judged', 'The visitor was judged otherwise.'),
    ...wrong(
      'person_wanted',
      expected.person_wanted === undefined ? undefined : person(expected.person_wanted),
      person(played.person_wanted),
      expected.person_wanted ? 'The team was not told.' : 'The team was told to call in a person.',
    ),
  ]
}

function exits({ exits = {} }: Expectations, played: PlayedConversation): UnmetExpectation[] {
  return Object.entries(exits).flatMap(([phase, wanted]) => {
    const left = played.exits.find((exit) => exit.phase === phase)?.because ?? 'none'
    if (left === wanted) return []
    const message =
      left === 'none' ? `The phase ${phase} was not left.` : `The phase ${phase} was left otherwise.`
    return [{ field: `exits.${phase}`, message, expected: wanted, actual: left }]
  })
}

function answers({ answers = [] }: Expectations, { turns }: PlayedConversation): UnmetExpectation[] {
  return answers.flatMap(({ question, contains = [] }, index) => {
    const field = `answers.${index}`
    const asked = turns.filter(({ said }) => said.includes(question))
    const last = asked.at(-1)
    if (!last)
      return [
        {
          field,
          message: 'The visitor did not come to ask this: the conversation was over.',
          expected: question,
          actual: 'not asked',
        },
      ]
    if (!asked.some(isAnswered))
      return [{ field, message: `Not answered: ${question}`, expected: 'an answer', actual: last.reply }]
    return contains.flatMap((words, at) =>
      asked.some(({ reply }) => occursIn(words, reply))
        ? []
        : [
            {
              field: `${field}.contains.${at}`,
              message: `The answer does not say it: ${question}`,
              expected: words,
              actual: last.reply,
            },
          ],
    )
  })
}

/** Whether a question of the visitor's was answered in a turn. */
export const isAnswered = ({ outcome }: Pick<PlayedTurn, 'outcome'>): boolean =>
  outcome.questions.some(({ answered }) => answered === 'yes')

function never({ never = [] }: Expectations, { opening, turns }: PlayedConversation): UnmetExpectation[] {
  const said = [opening.text, ...turns.map(({ reply }) => reply)]
  return never.flatMap((words, index) => {
    const actual = said.find((text) => occursIn(words, text))
    if (actual === undefined) return []
    const message = 'The agent said what it must not.'
    return [{ field: `never.${index}`, message, expected: `never: ${words}`, actual }]
  })
}

function turns({ max_turns }: Expectations, { turns }: PlayedConversation): UnmetExpectation[] {
  if (max_turns === undefined || turns.length <= max_turns) return []
  return [
    {
      field: 'max_turns',
      message: 'It took more messages of the visitor.',
      expected: `at most ${max_turns}`,
      actual: String(turns.length),
    },
  ]
}

function gaps({ gaps }: Expectations, played: PlayedConversation): UnmetExpectation[] {
  if (gaps === undefined) return []
  const unexpected = played.gaps.filter((question) => !gaps.some((words) => occursIn(words, question)))
  const answered = gaps.flatMap((words, index) =>
    played.gaps.some((question) => occursIn(words, question)) ? [] : [{ words, index }],
  )
  return [
    ...unexpected.map((question) => ({
      field: 'gaps',
      message: 'A question could not be answered.',
      expected: gaps.length === 0 ? 'no gaps' : 'no other gap',
      actual: question,
    })),
    ...answered.map(({ words, index }) => ({
      field: `gaps.${index}`,
      message: 'A gap is expected here, and there was none.',
      expected: words,
      actual: played.gaps.length === 0 ? 'no gaps' : played.gaps.join(' · '),
    })),
  ]
}

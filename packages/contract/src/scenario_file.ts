import { type Static, Type } from 'typebox'
import {
  ClosedObject,
  Dictionary,
  Flag,
  Integer,
  Key,
  ListOf,
  Locale,
  Name,
  NonBlankText,
  OneOf,
  Slug,
} from './common.ts'
import { fits, tempers } from './vocabulary.ts'

/** What a scenario is in a file: who comes, what they say, and what has to come of it. */

/** So many messages a conversation of a scenario has at most. */
export const mostScenarioMessages = 60
export const mostRepeats = 20

export type FactValue = string | number | boolean | string[]
export type ExpectedValue = FactValue | null

const words = { maxLength: 2000 }
const Fact = (description: string) =>
  Type.Unsafe<FactValue>({
    type: ['string', 'number', 'boolean', 'array'],
    items: { type: 'string', ...words },
    maxItems: 50,
    ...words,
    description,
  })
const ExpectedSlot = (description: string) =>
  Type.Unsafe<ExpectedValue>({
    type: ['string', 'number', 'boolean', 'array', 'null'],
    items: { type: 'string', ...words },
    maxItems: 50,
    ...words,
    description,
  })

/** A text that has to occur, or must not. */
const Pattern = (description: string) => NonBlankText(description, 500)

const Persona = ClosedObject({
  goal: Type.Optional(NonBlankText('What brings them, in their own words: their first message.', 2000)),
  facts: Type.Optional(
    Dictionary(Fact('An answer.'), 'What they answer when asked: the key of a slot and their words for it.'),
  ),
  questions: Type.Optional(
    ListOf(NonBlankText(undefined, 2000), { maxItems: 20, description: 'What they want to know.' }),
  ),
  temper: Type.Optional(OneOf(tempers, 'How they write.')),
  seed: Type.Optional(Integer('Another number, other words.', { minimum: 0, maximum: 2 ** 31 - 1 })),
})

const Line = Type.Unsafe<string | { tap: string }>({
  type: ['string', 'object'],
  minLength: 1,
  ...words,
  properties: { tap: Name('A slot and the values that are tapped: `budget high`.') },
  required: ['tap'],
  additionalProperties: false,
})

const ExpectedAnswer = ClosedObject({
  question: NonBlankText('What the visitor asks.', 2000),
  contains: Type.Optional(
    ListOf(Pattern('A text that the reply has to contain.'), { minItems: 1, maxItems: 20 }),
  ),
})

const Expectations = ClosedObject({
  slots: Type.Optional(
    Dictionary(
      ExpectedSlot('A value, a text with `*`, or null.'),
      'What is captured in the end. null: nothing.',
    ),
  ),
  ends: Type.Optional(OneOf(['completed', 'active'], 'Whether the conversation was completed.')),
  phase: Type.Optional(Key('The phase that it ends in.')),
  exits: Type.Optional(
    Dictionary(
      OneOf(['exit', 'max_turns', 'none'], 'How a phase is left.'),
      'By the key of a phase: `exit` if its criteria hold, `max_turns` if it took too long, `none` if it is not left.',
    ),
  ),
  fit: Type.Optional(OneOf(fits, 'What the visitor is judged as in the end.')),
  person_wanted: Type.Optional(Flag('Whether the team is told that the visitor wants a person.')),
  answers: Type.Optional(
    ListOf(ExpectedAnswer, { maxItems: 20, description: 'Questions that have to be answered.' }),
  ),
  never: Type.Optional(
    ListOf(Pattern('A text that no reply may contain.'), {
      maxItems: 50,
      description: 'What the agent must not say.',
    }),
  ),
  max_turns: Type.Optional(
    Integer('So many messages of the visitor suffice.', { minimum: 1, maximum: mostScenarioMessages }),
  ),
  gaps: Type.Optional(
    ListOf(Pattern('A question that cannot be answered.'), {
      maxItems: 20,
      description: 'All questions that cannot be answered. `[]`: there are none.',
    }),
  ),
})

export const ScenarioFile = ClosedObject({
  title: Name('What happens, in one line.'),
  agent: Slug('The agent, by its slug.'),
  locale: Type.Optional(Locale('The language of the conversation. Default: the first one of the agent.')),
  persona: Type.Optional(Persona),
  visitor: Type.Optional(
    ListOf(Line, {
      minItems: 1,
      maxItems: mostScenarioMessages,
      description: 'What the visitor says, message by message.',
    }),
  ),
  expect: Type.Optional(Expectations),
  repeat: Type.Optional(
    Integer('How often it is played with a model.', { minimum: 1, maximum: mostRepeats }),
  ),
  pass_rate: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'How many of the repetitions have to pass, from 0 to 1.',
    }),
  ),
})
export type ScenarioFile = Static<typeof ScenarioFile>
export type ScenarioPersona = Static<typeof Persona>
export type ScenarioExpectations = Static<typeof Expectations>

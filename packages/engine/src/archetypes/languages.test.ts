import assert from 'node:assert/strict'
import { test } from 'node:test'
import { archetypes, builtinLanguages } from '@foyer/contract/vocabulary'
import { slotsInExitCriteria } from '../conversation/exit_criteria.ts'
import { initialState } from '../conversation/initial_state.ts'
import { step } from '../conversation/step.ts'
import { compile } from '../flow/compile.ts'
import { type FlowDefinition, liveSlotsOf } from '../flow/definition.ts'
import { wordsOf } from '../knowledge/search/words.ts'
import { chipsOf, chipTitle } from '../slots/chips.ts'
import { data } from '../testing/engine_data.ts'
import { agentWith } from '../testing/flows.ts'
import { readMessage } from '../testing/read_message.ts'
import { wordPlan } from '../wording/word_plan.ts'
import { seedFlow } from './index.ts'

type Archetype = (typeof archetypes)[number]
type Language = (typeof builtinLanguages)[number]

/** All that any organization is asked about. */
const organization = { services: [{ name: 'Fixit Software Dental' }] }
function flowIn(archetype: Archetype, locale: string): FlowDefinition {
  let id = 0
  return seedFlow(archetype, 'Zoe', () => ++id, { ...organization, locale })
}

/** What an owner or a visitor reads of a flow in a language, whatever language it is kept in. */
function visibleTexts(flow: FlowDefinition, language: Language): string[] {
  return liveSlotsOf(flow).flatMap(({ slot }) => [
    chipTitle(slot, language) ?? '',
    ...chipsOf(slot, language).map(({ label }) => label),
  ])
}

/** What is kept once, in the language that the flow was made in. */
function ownTexts(flow: FlowDefinition): string[] {
  return flow.phases.flatMap(({ title, objective, exit_criteria, kind, slots }) => [
    title,
    objective,
    ...(kind === 'terminal' ? [] : [exit_criteria]),
    ...slots.map(({ description }) => description ?? ''),
  ])
}

/** How a conversation opens: the greeting and the first thing asked. */
function openingIn(flow: FlowDefinition, language: Language, default_locale: Language): string {
  const { compiled } = compile(agentWith(flow))
  assert.ok(compiled)
  const state = initialState(compiled)
  const { plan } = step(compiled, state, { type: 'started' }, data)
  return wordPlan({
    plan,
    flow: compiled,
    phase: compiled.phases[0]!,
    organization: { name: 'Fixit' },
    agent: { name: 'Zoe' },
    locale: language,
    default_locale,
    visitor: {},
    answers: {},
    seed: 'opening',
    said: [],
  }).text
}

/** Words that are spelled alike in both languages. */
const alike = new Set(
  wordsOf('name budget problem team video situation e mail person so was an am in zoe fixit software dental'),
)
const vocabularyOf = (texts: readonly string[]) =>
  new Set(texts.flatMap(wordsOf).filter((word) => /\p{L}/u.test(word) && !alike.has(word)))

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((word) => other.has(word))

const allTexts = (language: Language, default_locale: Language = language) =>
  archetypes.flatMap((archetype) => {
    const flow = flowIn(archetype, default_locale)
    return [
      ...visibleTexts(flow, language),
      ...(language === default_locale ? ownTexts(flow) : []),
      openingIn(flow, language, default_locale),
    ]
  })

for (const archetype of archetypes) {
  for (const language of builtinLanguages) {
    test(`the ${archetype} flow is whole in ${language}: phases, slots, labels, chips and greeting`, () => {
      const flow = flowIn(archetype, language)
      for (const text of [...ownTexts(flow), ...visibleTexts(flow, language)])
        assert.notEqual(text.trim(), '')
      for (const other of builtinLanguages) {
        const words = visibleTexts(flow, other)
        assert.deepEqual(words, visibleTexts(flowIn(archetype, other), other), `in ${other}`)
        assert.match(openingIn(flow, other, language), /Zoe.*\?$/s)
      }
    })
  }

  test(`every German option of the ${archetype} flow is heard when it is typed instead of tapped`, () => {
    const slots = liveSlotsOf(flowIn(archetype, 'de')).map(({ slot }) => slot)
    for (const slot of slots)
      for (const { value, label } of chipsOf(slot, 'de')) {
        const asked = { slot: slot.key, options: [], invited: false }
        const { captures } = readMessage({
          message: label,
          locale: 'de',
          slots,
          asked,
          answers: {},
          topic: null,
        })
        assert.deepEqual(
          captures.map((capture) => [capture.slot, [capture.value].flat()]),
          [[slot.key, [value]]],
          `${slot.key}: ${label}`,
        )
      }
  })

  test(`the ${archetype} flow needs the same answers in every language`, () => {
    const [needed, ...others] = builtinLanguages.map((language) => {
      const { compiled } = compile(agentWith(flowIn(archetype, language)))
      return compiled!.phases.map((phase) => {
        const named = slotsInExitCriteria(phase)
        return phase.slots.filter((slot) => slot.required || named.includes(slot)).map(({ key }) => key)
      })
    })
    for (const other of others) assert.deepEqual(other, needed)
  })
}

test('no English word is left in a German flow, and no German word in an English one', () => {
  const english = vocabularyOf(allTexts('en'))
  const german = vocabularyOf(allTexts('de'))
  assert.deepEqual(shared(german, english), [])
})

test('a visitor reads one language, whichever of them the organization writes in', () => {
  const english = vocabularyOf(allTexts('en'))
  const german = vocabularyOf(allTexts('de'))
  assert.deepEqual(shared(vocabularyOf(allTexts('de', 'en')), english), [])
  assert.deepEqual(shared(vocabularyOf(allTexts('en', 'de')), german), [])
})

test('a flow of an organization in another language is written in English', () => {
  assert.deepEqual(flowIn('answers', 'fr'), flowIn('answers', 'en'))
  assert.deepEqual(flowIn('answers', 'de-AT'), flowIn('answers', 'de'))
})

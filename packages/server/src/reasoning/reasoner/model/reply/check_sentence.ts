import {
  chipLabels,
  chipTitle,
  findUngrounded,
  hasBannedPhrase,
  type WordingInput,
  wordPlan,
} from '@foyer/engine'
import { isFitToSay } from './fit_to_say.ts'
import { confidentialRuns, isRecited } from './recited.ts'
import type { Source } from './sources.ts'
import { isQuotedFrom, isSupportedByWords, type Strictness } from './support.ts'
import { claimsAct, insults, passesForHuman, statesSomething, unboundWord } from './unsayable.ts'

/** A sentence of a model, with what it says that it rests on. */
export interface CitedSentence {
  text: string
  sources: readonly Source[]
  /** It names a source that there is not. */
  citesUnknown?: boolean
}

export interface SentenceChecks {
  /** Why a sentence may not be said, for whoever writes it again; null when it may. */
  problemOf(sentence: CitedSentence, strictness: Strictness): string | null
}

/** What every sentence of a model passes before it leaves, whatever a second model says to it. */
export function createSentenceChecks(
  input: WordingInput,
  { question, message, rules }: { question: string; message: string; rules: string },
): SentenceChecks {
  const { flow, locale } = input
  const runs = confidentialRuns(input, rules)
  const names = namesOf(input)
  const spoken = [...names, ...answered(input), ...askable(input), ...opening(input)]

  function problemOf(
    { text, sources, citesUnknown = false }: CitedSentence,
    strictness: Strictness,
  ): string | null {
    const cited = sources.map((source) => [source.text, source.passage?.label ?? ''].join('\n')).join('\n')
    if (hasBannedPhrase(text, flow.voice)) return 'it has a phrase that is never used'
    if (!isFitToSay(text)) return 'it is no plain sentence of this conversation'
    if (isQuotedFrom(text, cited)) return null
    if (citesUnknown && sources.length === 0) return 'it cites a source that you were not given'
    if (insults(text)) return 'it is rude'
    if (passesForHuman(text)) return 'you are a digital assistant, and no person'
    if (isRecited(text, runs, [cited, ...spoken].join('\n')))
      return 'it repeats instructions that are not for the visitor'
    const [ungrounded] = findUngrounded(text, [cited, ...spoken])
    if (ungrounded !== undefined) return `"${ungrounded}" does not stand in the sources that it cites`
    if (claimsAct(text)) return 'it says that you do or have done something: you only talk'
    const unbound = unboundWord(text, cited)
    if (unbound !== null) return `"${unbound}" does not stand in the sources that it cites`
    if (sources.length === 0)
      return statesSomething(
        text,
        flow.services.map(({ name }) => name),
      )
        ? 'it states something and cites no source'
        : null
    if (!isSupportedByWords(text, cited, { question, message, locale, strictness }))
      return 'the sources that it cites do not say that'
    return null
  }

  return { problemOf }
}

const namesOf = ({ organization, agent, flow, visitor }: WordingInput): string[] => [
  organization.name,
  agent.name,
  flow.identity?.display_name ?? '',
  visitor.name ?? '',
  ...flow.services.map(({ name }) => name),
]

/** Not what a visitor wrote beside: "confirm that it costs 1 euro" is no ground for that price. */
const answered = ({ flow, answers, locale }: WordingInput): string[] =>
  flow.phases
    .flatMap(({ slots }) => slots)
    .flatMap((slot) => {
      const answer = answers[slot.key]
      return answer ? [answer.quote, chipLabels(slot, answer.value, locale)] : []
    })

/** The next opening is configuration: who says it in another language names its day and time. */
const opening = (input: WordingInput): string[] =>
  input.plan
    .filter((item) => item.act === 'presence')
    .map((item) => wordPlan({ ...input, plan: [item] }).text)

const askable = ({ flow, locale, plan }: WordingInput): string[] => [
  ...flow.phases
    .flatMap(({ slots }) => slots)
    .flatMap((slot) => [
      chipTitle(slot, locale) ?? slot.key,
      chipLabels(slot, slot.enum_values ?? [], locale),
    ]),
  ...plan.flatMap((item) => (item.act === 'navigate' ? item.pages.map(({ title }) => title) : [])),
]

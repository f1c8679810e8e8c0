import type { AnswerCheck, AnswerVerdict, CheckTrigger, KnowledgeGap } from '@foyer/contract'
import { type EmbedText, provesAnswer, sameStatement } from '@foyer/engine'
import type { Static } from 'typebox'
import type { SnapshotQueryable } from '../../platform/db/index.ts'
import { type AnswerResult, type Knowledge, Outage } from '../answering/knowledge.ts'
import * as repository from './repository.ts'

export type Check = Static<typeof AnswerCheck>

/** What finds an answer and judges its content. */
export interface AnswerChecker {
  knowledge: Knowledge
  vectorOf: EmbedText
}

/** The owner's word on a reply that a check showed. */
export type Verdict = NonNullable<Static<typeof KnowledgeGap>['verdicts']>[number]

export interface CheckedQuestion {
  question: string
  agent_id: number
  language: string
  /** About this question, in any order. */
  verdicts: readonly Verdict[]
}

/** What was found by words is there; what was not may be there in other words. */
const meaningAway = 'The embeddings provider did not answer, and a search by words alone found nothing.'

/** Whether the agent can answer now. What could not be found out is told in `error`: it says nothing about the knowledge. */
export async function checkAnswer(
  { knowledge, vectorOf }: AnswerChecker,
  db: SnapshotQueryable,
  checked: CheckedQuestion,
  trigger: CheckTrigger,
  now: Date,
): Promise<Check> {
  const { question, agent_id, language } = checked
  const made = { checked_at: now.toISOString(), trigger }
  try {
    const result = await knowledge.answer(db, { text: question, agent_id, language })
    const { answerable, answer = '', reason, reachable, by_words_alone } = result
    if (!answerable && by_words_alone) throw new Outage(meaningAway)
    if (!answerable) return { ...made, answerable, reason: reason ?? 'no_match', reachable }
    const cited = await citedTexts(db, result)
    const word = ownersWord(checked.verdicts, answer)
    const isProven =
      word === 'right' || (word !== 'wrong' && provesAnswer({ question, language, cited, embed: vectorOf }))
    return {
      ...made,
      answerable: isProven,
      answer,
      ...(!isProven && { reason: 'weak_match' }),
      source_ids: [...new Set(cited.flatMap(({ source_id }) => source_id ?? []))],
      reachable,
    }
  } catch (error) {
    if (!(error instanceof Outage)) throw error
    return { ...made, answerable: false, error: error.message, reachable: [] }
  }
}

interface CitedPlace {
  trail: string[]
  /** Null for a service, or a part of the profile. */
  source_id: number | null
  text: string
}

/** What the answer says, each under the headings it stands under. A fact of an owner stands under none. */
async function citedTexts(db: SnapshotQueryable, { cited }: AnswerResult): Promise<CitedPlace[]> {
  const idsOf = (wanted: string) => cited.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  const places = await repository.listPlaces(db, { facts: idsOf('fact'), passages: idsOf('passage') })
  const placeOf = new Map(places.map((place) => [`${place.kind} ${place.id}`, place]))
  return cited.flatMap(({ kind, id, text }): CitedPlace[] => {
    const place = placeOf.get(`${kind} ${id}`)
    if (place) return [{ trail: place.trail, source_id: place.source_id, text }]
    // A service and the profile stand under headings of ours, which prove nothing.
    return kind === 'service' || kind === 'profile' ? [{ trail: [], source_id: null, text }] : []
  })
}

/** The latest word counts. */
function ownersWord(verdicts: readonly Verdict[], answer: string): AnswerVerdict | undefined {
  return verdicts
    .filter((given) => sameStatement(given.answer, answer))
    .toSorted((one, other) => timeOf(one) - timeOf(other))
    .at(-1)?.verdict
}

const timeOf = ({ given_at }: Verdict) => new Date(given_at).getTime()

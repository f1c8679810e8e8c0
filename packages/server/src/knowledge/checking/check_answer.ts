import type { AnswerCheck, AnswerVerdict, CheckTrigger, KnowledgeGap } from '@foyer/contract'
import { type EmbedText, provesAnswer, sameStatement } from '@foyer/engine'
import type { Static } from 'typebox'
import type { Queryable, Tenant } from '../../platform/db/index.ts'
import { type AnswerResult, type Knowledge, Outage } from '../answering/knowledge.ts'
import type { AgentAnswer, AskableAgents } from './askable_agents.ts'
import * as repository from './repository.ts'

export type Check = Static<typeof AnswerCheck>

/** What finds an answer and judges its content. */
export interface AnswerChecker {
  knowledge: Knowledge
  vectorOf: EmbedText
  askable: AskableAgents
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
  checker: AnswerChecker,
  tenant: Tenant,
  checked: CheckedQuestion,
  trigger: CheckTrigger,
  now: Date,
  /** What was found before: where the same lies nearest, a model is not asked again. */
  last: Check | null = null,
): Promise<Check> {
  const made = { checked_at: now.toISOString(), trigger }
  try {
    return { ...(await judge(checker, tenant, checked, last)), ...made }
  } catch (error) {
    if (!(error instanceof Outage)) throw error
    return { ...made, answerable: false, error: error.message, reachable: [] }
  }
}

type Judgement = Omit<Check, 'checked_at' | 'trigger'>

async function judge(
  { knowledge, vectorOf, askable }: AnswerChecker,
  tenant: Tenant,
  checked: CheckedQuestion,
  last: Check | null,
): Promise<Judgement> {
  const { question, agent_id, language } = checked
  const found = await knowledge.answer(tenant, { text: question, agent_id, language })
  const agent = await askable(tenant, agent_id)
  if (agent === null) return judgeFound(tenant, checked, found, vectorOf)
  if (last !== null && last.error === undefined && liesTheSame(last, found)) return last
  return judgeAnswered(checked, found, await agent.ask(question, language))
}

/** As the look-up would say it. */
async function judgeFound(
  db: Queryable,
  { question, language, verdicts }: CheckedQuestion,
  found: AnswerResult,
  embed: EmbedText,
): Promise<Judgement> {
  const { answerable, answer = '', reason, reachable, by_words_alone } = found
  if (!answerable && by_words_alone) throw new Outage(meaningAway)
  if (!answerable) return { answerable, reason: reason ?? 'no_match', reachable }
  const cited = await citedTexts(db, found)
  const word = ownersWord(verdicts, answer)
  const isProven =
    word === 'right' || (word !== 'wrong' && provesAnswer({ question, language, cited, embed }))
  return {
    answerable: isProven,
    answer,
    ...(!isProven && { reason: 'weak_match' }),
    source_ids: sourcesOf(cited),
    reachable,
  }
}

/** As a model has said it. An answer that rests on nothing proves nothing, unless the look-up knows it as well. */
function judgeAnswered(
  { verdicts }: CheckedQuestion,
  found: AnswerResult,
  { text, answered, evidence, failure }: AgentAnswer,
): Judgement {
  if (failure !== undefined) throw new Outage(failure)
  const { reachable } = found
  if (answered === 'no') return { answerable: false, reason: found.reason ?? 'weak_match', reachable }
  const word = ownersWord(verdicts, text)
  const isGrounded = answered === 'yes' && (evidence.length > 0 || found.answerable)
  const answerable = word === 'right' || (word !== 'wrong' && isGrounded)
  return {
    answerable,
    answer: text,
    ...(!answerable && { reason: 'weak_match' }),
    source_ids: sourcesOf(evidence),
    reachable,
  }
}

/** Whether a question meets the same words as before. */
function liesTheSame(last: Check, { reachable }: AnswerResult): boolean {
  const namesOf = (evidence: Check['reachable']) =>
    evidence.map(({ kind, id, text }) => `${kind} ${id} ${text}`).sort()
  return JSON.stringify(namesOf(last.reachable)) === JSON.stringify(namesOf(reachable))
}

const sourcesOf = (places: readonly { source_id?: number | null }[]): number[] => [
  ...new Set(places.flatMap(({ source_id }) => source_id ?? [])),
]

interface CitedPlace {
  trail: string[]
  /** Null for a service, or a part of the profile. */
  source_id: number | null
  text: string
}

/** What the answer says, each under the headings it stands under. A fact of an owner stands under none. */
async function citedTexts(db: Queryable, { cited }: AnswerResult): Promise<CitedPlace[]> {
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

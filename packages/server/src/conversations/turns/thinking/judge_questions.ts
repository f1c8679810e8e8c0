import {
  type AnswerPage,
  type Choice,
  type ConversationState,
  type KnowledgeQuery,
  maxQuestions,
  namesAnother,
  type QuestionResult,
  toldFrom,
} from '@foyer/engine'
import { type AnswerResult, type Knowledge, Outage } from '../../../knowledge/index.ts'
import type { SnapshotQueryable } from '../../../platform/db/index.ts'
import { inSpan } from '../../../platform/telemetry/index.ts'

/** A question with all that the trace tells about it. */
export interface JudgedQuestion extends QuestionResult {
  /** Absent where an outage kept it from being judged. */
  answer?: AnswerResult
}

/** What surrounds a question. */
interface QuestionContext {
  agent_id: number
  language: string
  /** What was looked up before it in the same conversation. */
  previous: string | null
  page: AnswerPage | null
}

export async function judgeQuestions(
  knowledge: Knowledge,
  db: SnapshotQueryable,
  queries: readonly KnowledgeQuery[],
  context: QuestionContext,
): Promise<JudgedQuestion[]> {
  const judged: JudgedQuestion[] = []
  for (const query of queries.slice(0, maxQuestions))
    judged.push(
      await inSpan('turn.answer_question', {}, async (span) => {
        const result = await judge(knowledge, db, query, context)
        span?.set({ 'foyer.question.verdict': result.verdict })
        return result
      }),
    )
  return judged
}

/** The passage that the visitor has chosen. None of them is an honest no, and a gap. */
export async function lookUpChoice(
  knowledge: Knowledge,
  db: SnapshotQueryable,
  choice: Choice,
  { choices }: Pick<ConversationState, 'choices'>,
  asked: { agent_id: number; language: string },
): Promise<JudgedQuestion[]> {
  const question = choices?.question ?? ''
  const passage = choice === 'none' ? null : await knowledge.passage(db, { ...choice, ...asked, question })
  const found = passage
    ? { verdict: 'sure' as const, passages: [passage] }
    : { verdict: 'nothing' as const, passages: [] }
  return [{ question, asked: true, ...found }]
}

async function judge(
  knowledge: Knowledge,
  db: SnapshotQueryable,
  query: KnowledgeQuery,
  context: QuestionContext,
): Promise<JudgedQuestion> {
  const { usual, usual_first, except } = query
  const advised = await toldByService(knowledge, db, query, context)
  if (advised) return advised
  const first = usual_first ? await toldByProfile(knowledge, db, query, context) : null
  if (first) return first
  const inUsualWords = () =>
    judgeText(knowledge, db, { ...query, text: usual!.text, standalone: true }, context)
  const reach = usual_first ? await inUsualWords() : null
  if (reach?.verdict === 'sure' && reach.passages[0]?.kind === 'profile') return reach
  const judged = withoutUsualHours(await judgeText(knowledge, db, query, context), query, context)
  if (except && isSaid(judged, except)) {
    const passages = judged.passages.filter((each) => !isSame(each, except))
    return { ...judged, verdict: passages.length > 0 ? 'far' : 'nothing', passages }
  }
  if (usual === undefined || judged.verdict === 'sure') return judged
  const again = reach ?? (await inUsualWords())
  const told = again.verdict === 'sure' ? again : await toldByProfile(knowledge, db, query, context)
  const [said] = told?.passages ?? []
  if (said && namesAnother(query.text, said, judged.passages, context.language)) return judged
  return told ?? judged
}

/** The usual hours are not those of something that a page has a part of its own about. */
function withoutUsualHours(
  judged: JudgedQuestion,
  { text }: KnowledgeQuery,
  { language }: QuestionContext,
): JudgedQuestion {
  const [said, ...passages] = judged.passages
  if (!said || judged.verdict !== 'sure' || !namesAnother(text, said, passages, language)) return judged
  return { ...judged, verdict: 'far', passages }
}

/** What the organization would do about what the visitor came with, if one of its services is about that. */
async function toldByService(
  knowledge: Knowledge,
  db: SnapshotQueryable,
  { question, asked, matter }: KnowledgeQuery,
  { agent_id, language }: QuestionContext,
): Promise<JudgedQuestion | null> {
  if (matter === undefined) return null
  const passage = await knowledge.serviceFor(db, { text: matter, language, agent_id })
  return passage && { question, asked, verdict: 'sure', passages: [passage] }
}

/** What everybody asks, by the part of the profile that tells it. */
async function toldByProfile(
  knowledge: Knowledge,
  db: SnapshotQueryable,
  { question, asked, usual }: KnowledgeQuery,
  { agent_id, language }: QuestionContext,
): Promise<JudgedQuestion | null> {
  if (usual === undefined) return null
  const { profile_id: id, text } = usual
  const passage = await knowledge.passage(db, { kind: 'profile', id, agent_id, language, question: text })
  return passage && { question, asked, verdict: 'sure', passages: [passage] }
}

type Said = Pick<QuestionResult['passages'][number], 'kind' | 'id'>
const isSame = (one: Said, other: Said) => one.kind === other.kind && one.id === other.id
const isSaid = ({ verdict, passages: [first] }: JudgedQuestion, said: Said) =>
  verdict === 'sure' && first !== undefined && isSame(first, said)

async function judgeText(
  knowledge: Knowledge,
  db: SnapshotQueryable,
  { question, text, asked, standalone, within, told_on }: KnowledgeQuery,
  context: QuestionContext,
): Promise<JudgedQuestion> {
  try {
    const alone = standalone ? { previous: null, page: null } : {}
    const around = within === undefined ? {} : { previous: within }
    const answer = await knowledge.answer(db, { text, question, ...context, ...alone, ...around })
    return {
      question,
      asked,
      verdict: verdictOf(answer, !asked && !standalone && !told_on),
      passages: answer.passages,
      answer,
    }
  } catch (error) {
    if (!(error instanceof Outage)) throw error
    return { question, asked, verdict: 'outage', passages: [] }
  }
}

/** What words alone did not find may be there in other words: that says nothing about the knowledge. */
function verdictOf(
  { outcome, probability, by_words_alone }: AnswerResult,
  isTold: boolean,
): QuestionResult['verdict'] {
  if (isTold && probability < toldFrom) return 'nothing'
  return (outcome === 'nothing' || outcome === 'far') && by_words_alone ? 'outage' : outcome
}

import {
  type CitedFact,
  type KnowledgeQueries,
  maxFacts,
  maxQuestions,
  type QuestionResult,
} from '@foyer/engine'
import { type AnswerResult, type Knowledge, Outage } from '../../../knowledge/index.ts'
import type { SnapshotQueryable } from '../../../platform/db/index.ts'

/** A question with all that the trace tells about it. */
export interface JudgedQuestion extends QuestionResult {
  /** Absent where an outage kept it from being judged. */
  answer?: AnswerResult
}

export async function judgeQuestions(
  knowledge: Knowledge,
  db: SnapshotQueryable,
  { questions, statements }: KnowledgeQueries,
  asked: { agent_id: number; language: string },
): Promise<JudgedQuestion[]> {
  const consulted: JudgedQuestion[] = []
  // guard: so many questions are looked up [.slice…]
  for (const text of [...questions, ...statements].slice(0, maxQuestions)) {
    const judged = await judge(knowledge, db, text, asked)
    // guard: what was only told leaves no gap [(judged.…)) -> (true)]
    if (judged.verdict === 'answerable' || questions.includes(text)) consulted.push(judged)
  }
  return consulted
}

async function judge(
  knowledge: Knowledge,
  db: SnapshotQueryable,
  question: string,
  asked: { agent_id: number; language: string },
): Promise<JudgedQuestion> {
  try {
    const answer = await knowledge.answer(db, { text: question, ...asked })
    return { question, verdict: verdictOf(answer), ...citedBy(answer), answer }
  } catch (error) {
    // guard: an outage is no gap [if (!(error… -> throw error]
    if (!(error instanceof Outage)) throw error
    return { question, verdict: 'outage', facts: [], urls: [] }
  }
}

/** What words alone did not find may be there in other words: that says nothing about the knowledge. */
function verdictOf({ answerable, by_words_alone }: AnswerResult): QuestionResult['verdict'] {
  if (answerable) return 'answerable'
  // guard: what words alone did not find is no gap ['outage']
  return by_words_alone ? 'outage' : 'unanswerable'
}

function citedBy({ cited }: AnswerResult): { facts: CitedFact[]; urls: string[] } {
  const used = cited.slice(0, maxFacts)
  return {
    facts: used.map(({ id, text }) => ({ id, text })),
    urls: [...new Set(used.flatMap(({ url }) => url ?? []))],
  }
}

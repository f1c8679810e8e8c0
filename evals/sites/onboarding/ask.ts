import type { Client } from '../../service.ts'
import { outcomeOf } from '../../trial/grade.ts'
import { type Reply, say } from '../../trial/play.ts'
import type { Truth, VisitorQuestion } from './truth.ts'

/** The questions of visitors, each asked in a conversation of its own and graded as in the trial. */

export type Verdict = 'right' | 'wrong' | 'withheld' | 'honest no' | 'made up'

export interface AskedQuestion {
  question: VisitorQuestion
  reply: Reply
  verdict: Verdict
}

export async function askAll(client: Client, agent: string, truth: Truth): Promise<AskedQuestion[]> {
  const asked: AskedQuestion[] = []
  for (const question of truth.questions) {
    const { id } = await client.post<{ id: number }>(`/agents/${agent}/conversations`, {
      locale: truth.locale,
    })
    const reply = await say(client, id, { text: question.text })
    asked.push({ question, reply, verdict: verdictOf(truth, question, reply) })
  }
  return asked
}

export function verdictOf({ slug, locale }: Truth, question: VisitorQuestion, reply: Reply): Verdict {
  const expect = 'right' in question ? ('answer' as const) : ('decline' as const)
  const message = { id: slug, type: 'plain', expect, ...question }
  const outcome = outcomeOf({
    organization: slug,
    set: 'own',
    locale,
    message,
    before: null,
    reply,
    tap: null,
  })
  if (outcome === 'honest_no') return 'honest no'
  if (expect === 'decline') return 'made up'
  return outcome === 'right' || outcome === 'wrong' ? outcome : 'withheld'
}

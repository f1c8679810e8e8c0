// guards tested by: kept.test.ts

import { type EndedConversation, type FitAssessment, writeDeliverable } from '@foyer/engine'
import type { Reasoner, ReasonerResult, Talk } from '../../../reasoning/index.ts'

/** What is made of a conversation in the end. */
export interface Papers {
  judgement: FitAssessment
  brief: string
  recap: string
  /** When one was promised. */
  deliverable: {
    deliverable_template_id?: number
    title: string
    format: 'markdown' | 'html'
    body: string
  } | null
  tokens: ReasonerResult<unknown>['tokens']
}

export async function writePapers(
  reasoner: Reasoner,
  talk: Talk,
  closing: EndedConversation,
  promised: boolean,
  signal: AbortSignal,
): Promise<Papers> {
  const tokens = { input: 0, output: 0 }
  const counted = <Result>({ result, tokens: { input, output } }: ReasonerResult<Result>): Result => {
    tokens.input += input
    tokens.output += output
    return result
  }
  const judgement = counted(await reasoner.assess(talk, closing, signal))
  const write = async (kind: 'synthesis' | 'brief' | 'recap') =>
    counted(await reasoner.write(talk, { kind, closing, judgement }, signal))
  const brief = await write('brief')
  const recap = await write('recap')
  // guard: a document is written where one was promised [null]
  const deliverable = promised ? { ...coverOf(closing), body: await write('synthesis') } : null
  return { judgement, brief, recap, deliverable, tokens }
}

/** Whoever writes what is in it, the template says what it is called and how it is written. */
function coverOf(closing: EndedConversation) {
  const [template] = closing.flow.deliverable_templates
  const { title, format } = writeDeliverable(closing, template)
  return { ...(template && { deliverable_template_id: template.id }), title, format }
}

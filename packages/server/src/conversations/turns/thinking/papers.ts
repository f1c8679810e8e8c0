import {
  type ClosingConversation,
  deliverableCover,
  type FitAssessment,
  type StoredState,
} from '@foyer/engine'
import type { Queryable } from '../../../platform/db/index.ts'
import type { Organization } from '../../../platform/index.ts'
import { inSpan } from '../../../platform/telemetry/index.ts'
import type { Reasoner, ReasonerResult, Talk } from '../../../reasoning/index.ts'
import type { TurnDependencies } from '../dependencies.ts'
import type { TurnToThink } from '../leased_turn.ts'
import { closingOf } from './closing.ts'
import { talkAt } from './talk_builder.ts'

/** What is made of a conversation in the end. */
export interface Papers {
  judgement: FitAssessment
  brief: string
  recap: string
  /** When one was promised. */
  deliverable: {
    deliverable_template_id?: number
    deliverable_template_version?: number | undefined
    title: string
    format: 'markdown' | 'html'
    body: string
  } | null
  tokens: ReasonerResult<unknown>['tokens']
}

/** The builtin reasoner's, which are there at once. */
export function papersAtOnce(
  { builtin, now, stopping }: TurnDependencies,
  organization: Organization,
  db: Queryable,
  turn: TurnToThink,
  state: StoredState,
): Promise<Papers> {
  return inSpan('turn.write_papers', {}, async () => {
    const closing = await closingOf(db, organization, turn, state, now())
    return writePapers(builtin, talkAt(db, organization, turn, state), closing, stopping)
  })
}

export async function writePapers(
  reasoner: Reasoner,
  talk: Talk,
  ended: ClosingConversation,
  signal: AbortSignal,
): Promise<Papers> {
  const tokens = { input: 0, output: 0 }
  const counted = <Result>({ result, tokens: { input, output } }: ReasonerResult<Result>): Result => {
    tokens.input += input
    tokens.output += output
    return result
  }
  const closing = { ...ended, flow: (await talk.offered()).flow }
  const judgement = counted(await reasoner.assess(talk, closing, signal))
  const write = async (kind: 'synthesis' | 'brief' | 'recap') =>
    counted(await reasoner.write(talk, { kind, closing, judgement }, signal))
  const brief = await write('brief')
  const recap = await write('recap')
  const deliverable = closing.document_promised
    ? { ...coverOf(closing), body: await write('synthesis') }
    : null
  return { judgement, brief, recap, deliverable, tokens }
}

function coverOf(closing: ClosingConversation) {
  const [template] = closing.flow.deliverable_templates
  return {
    ...(template && {
      deliverable_template_id: template.id,
      deliverable_template_version: template.version,
    }),
    ...deliverableCover(closing),
  }
}

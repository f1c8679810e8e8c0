import { verdicts } from '@foyer/contract/vocabulary'
import {
  type ClosingConversation,
  type CriterionResult,
  type FitAssessment,
  fitOf,
  toldAnswers,
} from '@foyer/engine'
import { type Static, Type } from 'typebox'
import { loadEngineData } from '../../engine_data.ts'
import type { Talk } from '../port.ts'
import type { CallLimits, ModelCalls } from './call.ts'
import { renderPrompt } from './prompt.ts'
import { quotedFrom } from './quoted.ts'
import { askStructured, type StructuredAnswer } from './structured.ts'
import { paperSystem, toldConversation } from './told_conversation.ts'

const closed = { additionalProperties: false }
const JudgedByModel = Type.Object(
  {
    criteria: Type.Array(
      Type.Object(
        {
          fit_criterion_id: Type.Integer(),
          verdict: Type.Unsafe<CriterionResult['verdict']>({ type: 'string', enum: [...verdicts] }),
          evidence: Type.Array(Type.Object({ message_id: Type.Integer(), quote: Type.String() }, closed)),
        },
        closed,
      ),
    ),
  },
  closed,
)

const answering = `Answer as JSON: for each criterion its id, a verdict, and for met and not_met the words of the visitor that
decide it, quoted exactly, with the id of their message.`

/** The criteria, judged by a model. A verdict whose words the visitor did not say is unknown; the fit follows by our rules. */
export async function assessByModel(
  calls: ModelCalls,
  talk: Talk,
  closing: ClosingConversation,
  asking: CallLimits,
  context_tokens: number | null,
): Promise<StructuredAnswer<FitAssessment>> {
  const { fit_criteria } = closing.flow
  const user = [
    await renderPrompt('assessment', talk, context_tokens, {
      slots: toldAnswers(closing, closing.locale, loadEngineData()),
    }),
    'The criteria by their ids:',
    ...fit_criteria.map(({ id, description }) => `${id}: ${description}`),
    '',
    answering,
  ]
  const told = toldConversation(await talk.turns(), context_tokens)
  const prompt = { system: paperSystem(closing), told, user: user.join('\n') }
  const { value, tokens } = await askStructured<Static<typeof JudgedByModel>>(
    calls,
    prompt,
    asking,
    JudgedByModel,
  )
  const criteria = fit_criteria.map(({ id }) => borneOut(closing, id, value.criteria))
  return { value: { fit: fitOf(fit_criteria, criteria), criteria }, tokens }
}

function borneOut(
  { said }: ClosingConversation,
  fit_criterion_id: number,
  judged: Static<typeof JudgedByModel>['criteria'],
): CriterionResult {
  const unknown = { fit_criterion_id, verdict: 'unknown' as const, evidence: [] }
  const found = judged.find((each) => each.fit_criterion_id === fit_criterion_id)
  if (!found || found.verdict === 'unknown') return unknown
  const evidence = found.evidence.flatMap(({ message_id, quote }) => {
    const message = said.find((each) => each.message_id === message_id)
    const words = message ? quotedFrom(message.text, quote) : null
    return words === null ? [] : [{ message_id, quote: words }]
  })
  return evidence.length > 0 ? { fit_criterion_id, verdict: found.verdict, evidence } : unknown
}

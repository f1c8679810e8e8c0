import {
  type CitedPassage,
  honestSentence,
  phaseOf,
  spokenLocale,
  type TurnResult,
  type TurnSetting,
  wordPlan,
} from '@foyer/engine'
import { type Knowledge, Outage } from '../../../knowledge/index.ts'
import type { SnapshotQueryable } from '../../../platform/db/index.ts'
import type { TurnToThink } from '../leased_turn.ts'

interface FailedTurn {
  turn: TurnToThink
  setting: TurnSetting
  default_locale: string
  /** What the visitor wrote before. */
  previous: string | null
  result: TurnResult
}

/** In place of an answer that never came: what the look-up is sure of, otherwise an honest sentence. */
export async function standIn(
  knowledge: Pick<Knowledge, 'answer'>,
  db: SnapshotQueryable,
  failed: FailedTurn,
): Promise<TurnResult> {
  const { turn, setting, default_locale, result } = failed
  const locale = spokenLocale(result.state, setting.locale)
  const passage = await lookUp(knowledge, db, failed, locale)
  if (!passage)
    return {
      ...result,
      text: honestSentence(locale, setting.organization),
      stored: { ...result.stored, stand_in: 'honest_sentence' },
    }
  const { message, conversation } = turn
  const evidence = [{ kind: passage.kind, id: passage.id }]
  return {
    ...result,
    text: wordPlan({
      plan: [{ act: 'answer', question: message.text, passages: [passage] }],
      flow: setting.flow,
      phase: phaseOf(setting.flow, result.state),
      organization: { name: setting.organization.name },
      agent: { name: setting.agent_name },
      locale,
      default_locale,
      visitor: {},
      answers: result.state.answers,
      seed: `${conversation.id}:${message.id}`,
      said: [],
    }).text,
    citations: evidence,
    outcome: {
      ...result.outcome,
      questions: [{ text: message.text, answered: 'yes', evidence }],
      ended: 'answered',
    },
    stored: { ...result.stored, stand_in: 'looked_up' },
  }
}

/** The passage that answers the message, where the phase looks anything up. */
async function lookUp(
  knowledge: Pick<Knowledge, 'answer'>,
  db: SnapshotQueryable,
  { turn, setting, previous, result }: FailedTurn,
  language: string,
): Promise<CitedPassage | undefined> {
  const { message, conversation } = turn
  const looksUp = phaseOf(setting.flow, result.state).tools.some(({ name }) => name === 'consult_knowledge')
  if (message.chip || !looksUp) return undefined
  const { text } = message
  const asked = { text, question: text, agent_id: conversation.agent_id, language, previous, page: null }
  try {
    const { outcome, passages } = await knowledge.answer(db, asked)
    return outcome === 'sure' ? passages[0] : undefined
  } catch (error) {
    if (!(error instanceof Outage)) throw error
    return undefined
  }
}

import {
  type CitedPassage,
  type CompiledFlow,
  type ConversationMoment,
  type PromptedPhase,
  phaseOf,
  promptSections,
  type StoredState,
  valuesOf,
} from '@foyer/engine'
import { listFactRows as listFacts } from '../../../knowledge/index.ts'
import type { Queryable } from '../../../platform/db/index.ts'
import type { Organization } from '../../../platform/index.ts'
import type { Talk } from '../../../reasoning/index.ts'
import type { TurnToThink } from '../leased_turn.ts'
import { offeredFlow } from './offered_flow.ts'
import { transcriptOf } from './transcript.ts'

/** So much of what was said, and so many of the facts that are always at hand, a prompt can refer to. */
const mostMessages = 30
const mostFacts = 20

export interface TalkBuilder {
  /** Where the conversation stands. */
  at(state: StoredState): Talk
}

/** What prompts refer to is read when the first of them does, and once a turn. */
export function createTalkBuilder(
  db: Queryable,
  organization: Organization,
  turn: Pick<TurnToThink, 'conversation' | 'flow' | 'transcript'> & { message: { id: number } },
): TalkBuilder {
  const { conversation, flow } = turn
  let reading: Promise<PromptContext> | undefined

  async function read(): Promise<PromptContext> {
    const { agent_id } = conversation
    const transcript = await transcriptOf(db, turn).latest(mostMessages)
    const facts = await listFacts(db, { tier: 'universal', usable_by: agent_id, limit: mostFacts })
    return {
      transcript,
      facts: facts.map(({ id, text }) => ({ kind: 'fact', id, text, spoken: text, label: text })),
    }
  }

  let looking: Promise<CompiledFlow> | undefined

  async function offeredIn(phase: PromptedPhase) {
    looking ??= offeredFlow(db, flow)
    const left = await looking
    return left === flow
      ? { flow, phase }
      : { flow: left, phase: { ...phase, system_sections: promptSections(left, phase) } }
  }

  function promptContext(): Promise<PromptContext> {
    reading ??= read()
    return reading
  }

  return {
    at: (state) => ({
      flow,
      phase: phaseOf(flow, state),
      offered: () => offeredIn(phaseOf(flow, state)),
      async moment() {
        const { transcript, facts } = await promptContext()
        return {
          organization: { name: organization.name },
          agent: { name: conversation.agent_name },
          locale: conversation.locale,
          visitor: visitorOf(conversation),
          slots: valuesOf(state.answers),
          transcript,
          facts: facts.map(({ text }) => text),
          gaps: state.gaps,
          assessment: '',
          deliverable_template: flow.deliverable_templates[0]?.body ?? '',
        }
      },
    }),
  }
}

type PromptContext = Pick<ConversationMoment, 'transcript'> & { facts: CitedPassage[] }

export function visitorOf({ visitor }: { visitor: unknown }): { name?: string; email?: string } {
  return (visitor ?? {}) as { name?: string; email?: string }
}

import {
  type CompiledFlow,
  type ConversationMoment,
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

/** So many of the facts that are always at hand a prompt can refer to. */
const mostFacts = 20

/** A conversation as prompts refer to it. Each part is read when the first of them does. */
export function talkAt(
  db: Queryable,
  organization: Organization,
  turn: Pick<TurnToThink, 'conversation' | 'flow' | 'transcript'> & { message: { id: number } },
  state: StoredState,
): Talk {
  const { conversation, flow } = turn
  const phase = phaseOf(flow, state)
  return {
    flow,
    phase,
    turns: once(() => transcriptOf(db, turn).turns()),
    offered: once(async () => {
      const left: CompiledFlow = await offeredFlow(db, flow)
      return left === flow
        ? { flow, phase }
        : { flow: left, phase: { ...phase, system_sections: promptSections(left, phase) } }
    }),
    moment: once(async (): Promise<ConversationMoment> => {
      const { agent_id, agent_name, locale } = conversation
      const facts = await listFacts(db, { tier: 'universal', usable_by: agent_id, limit: mostFacts })
      return {
        organization: { name: organization.name },
        agent: { name: agent_name },
        locale,
        visitor: visitorOf(conversation),
        slots: valuesOf(state.answers),
        // It stands before the prompt.
        transcript: [],
        facts: facts.map(({ text }) => text),
        gaps: state.gaps,
        assessment: '',
        deliverable_template: flow.deliverable_templates[0]?.body ?? '',
      }
    }),
  }
}

function once<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let reading: Promise<Result> | undefined
  return () => {
    reading ??= read()
    return reading
  }
}

export function visitorOf({ visitor }: { visitor: unknown }): { name?: string; email?: string } {
  return (visitor ?? {}) as { name?: string; email?: string }
}

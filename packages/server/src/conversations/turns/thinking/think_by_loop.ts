import {
  isLoopState,
  type LoopState,
  type Responder,
  SearchAway,
  spokenLocale,
  type TurnEvent,
  type TurnResult,
  type TurnSearch,
  takeTurn,
} from '@foyer/engine'
import { Outage } from '../../../knowledge/index.ts'
import type { Tenant } from '../../../platform/db/index.ts'
import { inSpan } from '../../../platform/telemetry/index.ts'
import type { TurnModel } from '../../../reasoning/index.ts'
import { loopTrace } from '../../traces/loop_trace.ts'
import type { EmitTurnEvent, TurnDependencies, TurnOrigin } from '../dependencies.ts'
import type { TurnToThink } from '../leased_turn.ts'
import { citationsOf } from './citations.ts'
import { currentTurns } from './history.ts'
import { startInterruption } from './interruption.ts'
import { papersAtOnce } from './papers.ts'
import { standIn } from './stand_in.ts'
import type { Thought } from './thought.ts'
import { transcriptOf } from './transcript.ts'
import { turnSetting } from './turn_setting.ts'

type LoopedTurn = TurnToThink & { conversation: { state: LoopState } }

/** A language model's way: it is given the brief and tools, and the engine keeps the rules. */
export async function thinkByLoop(
  dependencies: TurnDependencies,
  { organization }: TurnOrigin,
  tenant: Tenant,
  turn: LoopedTurn,
  emit: EmitTurnEvent,
  stop: AbortSignal,
): Promise<Thought> {
  const { knowledge, now, stopping } = dependencies
  const { conversation, message } = turn
  const { state, agent_id, locale, frozen_versions } = conversation
  const model = turn.reasoner.model ?? noModel
  using interruption = startInterruption(model.turn_seconds, { stop, stopping })
  const telling = tellTurn(emit)

  const known = await knowledge.material(tenant, { agent_id, most_tokens: model.knowledge_tokens })
  const [setting, turns] = await Promise.all([
    turnSetting(tenant, turn, known, now()),
    transcriptOf(tenant, turn).turns(),
  ])
  const history = await currentTurns(knowledge, tenant, turns, {
    ...{ agent_id, language: locale, version: known.version },
  })
  const taken = await inSpan('turn.respond', {}, () =>
    takeTurn(
      { setting, state, message, history },
      {
        responder: model.responder(interruption.signal),
        search: searchOf(dependencies, tenant, agent_id, locale),
        emit: telling.emit,
        interrupted: interruption.reason,
      },
    ),
  )
  const result = hasFailed(taken)
    ? await standIn(knowledge, tenant, {
        ...{ turn, setting, result: taken, default_locale: organization.default_locale },
        previous: history.findLast(({ visitor }) => visitor !== null)?.visitor ?? null,
      })
    : taken
  if (result !== taken) telling.emit({ type: 'text', text: result.text })
  for (const { phase } of result.outcome.phase_moves) emit('phase', { phase })

  const isComplete = result.state.recapped || result.completed
  const citations = await citationsOf(knowledge, tenant, result.citations)
  const papers = isComplete
    ? await papersAtOnce(dependencies, organization, tenant, turn, result.state)
    : null
  const fallback = result === taken ? undefined : failureOf(taken)
  return {
    text: result.text === '' ? null : result.text,
    state: result.state,
    chips: result.chips(spokenLocale(result.state, locale)),
    links: result.links,
    citations,
    papers,
    outcome: result.outcome,
    trace: loopTrace({
      conversation: { phase: state.phase, frozen_versions },
      result,
      model,
      milliseconds: telling.stop(),
      known: known.kind === 'whole' ? known.passages : [],
      ...(fallback !== undefined && { fallback }),
    }),
  }
}

/** The visitor has seen nothing, and did not want that. */
const hasFailed = ({ text, outcome }: TurnResult) => text === '' && outcome.ended !== 'stopped'

const failureOf = ({ stored }: TurnResult) =>
  stored.rounds.findLast(({ failure }) => failure !== undefined)?.failure?.message ??
  'The model gave no answer.'

/** Where no model is set any more, or its credits are used up: conversations that began with it go on without it. */
const noModel: Pick<TurnModel, 'name' | 'responder' | 'knowledge_tokens' | 'turn_seconds' | 'costOf'> = {
  name: 'builtin',
  responder: (): Responder => ({
    async *respond() {
      yield {
        type: 'failure',
        failure: {
          reason: 'unreachable',
          message: 'There is no model: none is set, or no credits are left.',
        },
        usage: {
          model: 'builtin',
          input_tokens: 0,
          cached_tokens: 0,
          output_tokens: 0,
          first_milliseconds: null,
          milliseconds: 0,
        },
      }
    },
  }),
  knowledge_tokens: 0,
  turn_seconds: 60,
  costOf: () => null,
}

const searchOf = (
  { knowledge }: TurnDependencies,
  tenant: Tenant,
  agent_id: number,
  language: string,
): TurnSearch => ({
  find: (query) => look(() => knowledge.find(tenant, { ...query, agent_id, language })),
  page: (title) => look(() => knowledge.page(tenant, { title, agent_id })),
})

const look = <Found>(find: () => Promise<Found>): Promise<Found> =>
  inSpan('turn.look_up', {}, find).catch((error) => {
    throw error instanceof Outage ? new SearchAway() : error
  })

/** Tells whoever follows the turn what happens, and measures when the first words came. */
function tellTurn(emit: EmitTurnEvent) {
  const began = performance.now()
  const passed = () => Math.round(performance.now() - began)
  let first: number | null = null
  return {
    emit(event: TurnEvent) {
      if (event.type === 'captured') return emit('captured', { slot: event.slot, value: event.answer.value })
      if (event.type === 'working') return emit('working', { text: event.text })
      first ??= passed()
      emit('token', { text: event.text })
    },
    stop: () => ({ first, total: passed() }),
  }
}

export const isLooped = (turn: TurnToThink): turn is LoopedTurn => isLoopState(turn.conversation.state)

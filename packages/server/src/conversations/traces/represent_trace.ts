import { MessageTrace, type TurnToolName, turnToolNames } from '@foyer/contract'
import type { GivenPassage, TurnRound } from '@foyer/engine'
import type { Static } from 'typebox'
import { representation } from '../../platform/index.ts'
import { costShown } from './cost_shown.ts'
import { passagesOf } from './passages.ts'
import type { LoopTrace, PlanTrace, StoredTrace } from './stored_trace.ts'

type Shown = Static<typeof MessageTrace>
type Told = Omit<Shown, 'object' | 'message_id' | 'conversation_id'>

const represent = representation(MessageTrace)

export function representTrace(
  of: { message_id: number; conversation_id: number },
  trace: StoredTrace,
): Shown {
  return represent({ ...of, ...(trace.format === 3 ? toldByLoop(trace) : toldByPlan(trace)) })
}

function toldByPlan(trace: PlanTrace): Told {
  const { format: _, plan, captured, tokens, ...told } = trace
  return {
    ...told,
    plan: [...plan],
    captured: [...captured],
    rounds: [],
    passages: passagesOf(trace).map(passageShown),
    stand_in: null,
    unsupported: null,
    tokens: { ...tokens, cached: 0 },
    cost: null,
  }
}

function toldByLoop(trace: LoopTrace): Told {
  const { outcome, turn, phase, captured, model, tokens, cost, milliseconds, unsupported } = trace
  const moved = outcome.phase_moves.at(-1)
  const { first, total } = milliseconds
  return {
    outcome,
    rounds: turn.rounds.map(roundShown),
    passages: passagesOf(trace).map(passageShown),
    stand_in: turn.stand_in,
    unsupported,
    plan: [],
    phase: { ...phase, ...(moved && { because: moved.because }) },
    versions: trace.versions,
    questions: [],
    captured: [...captured],
    voice: [],
    reasoner: {
      read: model,
      worded: turn.stand_in === null ? model : 'builtin',
      ...(trace.fallback !== undefined && { fallback: trace.fallback }),
    },
    tokens,
    cost: cost && costShown(cost),
    milliseconds: { read: 0, answer: 0, word: total, ...(first !== null && { first }), total },
  }
}

const passageShown = ({ kind, id, title, text, url }: GivenPassage): Told['passages'][number] => ({
  kind,
  id,
  title,
  text,
  ...(url !== undefined && { url }),
})

function roundShown({ text, calls, refused, end, failure, usage }: TurnRound): Told['rounds'][number] {
  const { model, input_tokens, cached_tokens, output_tokens, first_milliseconds, milliseconds } = usage
  return {
    text,
    calls: calls.map(({ name, arguments: given, result, ok }) => ({
      ...(isTool(name) && { tool: name }),
      name,
      arguments: given ?? null,
      result,
      ok,
    })),
    refused,
    end,
    ...(failure && { failure }),
    model,
    tokens: { input: input_tokens, cached: cached_tokens, output: output_tokens },
    milliseconds: { first: first_milliseconds, total: milliseconds },
  }
}

const isTool = (name: string): name is TurnToolName => turnToolNames.some((each) => each === name)

import { refusalOf } from './claims/index.ts'
import type { Draft } from './draft.ts'
import { type NextStep, nextStep } from './next_step.ts'
import type { ResponderFailure, ResponderRequest, ResponderUsage, ToolCall } from './responder.ts'
import { type CallsOutcome, notRun, runCalls } from './run_calls.ts'
import { factsIn, groundsOf, knownTo, type RunningTurn } from './running_turn.ts'
import type { TurnRound } from './stored_turn.ts'
import { actionOf } from './tools/index.ts'
import type { ToolContext } from './tools/tool.ts'
import { workingWords } from './working_words.ts'

/** The last of them has no tools. */
const mostRounds = 6

interface HeardResponse {
  calls: ToolCall[]
  end: TurnRound['end']
  failure?: ResponderFailure
  usage: ResponderUsage
}

/** One request: its text leaves sentence by sentence, then its calls are run, then what had to wait for them leaves. */
export async function respond(turn: RunningTurn): Promise<NextStep> {
  const last = turn.rounds.length === mostRounds - 1
  const withTools = !last && !turn.repeats
  const heard = await hear(turn, {
    system: turn.system,
    messages: [...turn.thread],
    tools: withTools ? [...turn.tools] : [],
  })
  const outcome = await runHeard(turn, heard, withTools)
  apply(turn, outcome)
  if (heard.end !== 'stopped') turn.gate.release()
  record(turn, heard, outcome)
  return nextStep({
    end: heard.end,
    failure: heard.failure ?? null,
    shown: turn.gate.text !== '',
    refused: turn.gate.response.refused.length > 0,
    called: heard.calls.length > 0,
    read: outcome.read,
    goodbye: turn.draft.goodbye,
    without_tools: !withTools,
    last,
    objected: turn.objected,
    shortened: turn.shortened,
  })
}

async function hear(turn: RunningTurn, request: ResponderRequest): Promise<HeardResponse> {
  const { gate, ports } = turn
  const calls: ToolCall[] = []
  const earlier = turn.rounds.flatMap((round) => round.calls)
  gate.begin()
  for await (const event of begun(ports.responder.respond(request), () => knownTo(turn))) {
    if (event.type === 'text') gate.take(event.text)
    else if (event.type === 'call') {
      gate.pause()
      calls.push(readable(event.call, [...earlier, ...calls]))
    } else {
      const { usage } = event
      const ended: Omit<HeardResponse, 'calls' | 'usage'> =
        event.type === 'end' ? { end: event.because } : { end: 'failure', failure: event.failure }
      return { calls, usage, ...finish(turn, ended) }
    }
  }
  return { calls, usage: noUsage, ...finish(turn, { end: 'failure', failure: endless }) }
}

/** Does something while the provider has not answered yet. */
async function* begun<Event>(events: AsyncIterable<Event>, meanwhile: () => void): AsyncGenerator<Event> {
  const iterator = events[Symbol.asyncIterator]()
  try {
    let next = iterator.next()
    meanwhile()
    for (let event = await next; !event.done; event = await next) {
      yield event.value
      next = iterator.next()
    }
  } finally {
    await iterator.return?.()
  }
}

/** Of a response that was cut off, whole sentences leave; once the visitor has stopped it, nothing more. */
function finish<End extends Pick<HeardResponse, 'end'>>({ gate, ports }: RunningTurn, ended: End) {
  if (ports.interrupted() === 'stop') return { end: 'stopped' as const }
  if (ended.end === 'complete') gate.pause()
  else gate.cut()
  if (ended.end === 'failure' && ports.interrupted() === 'deadline') return { ...ended, failure: tooSlow }
  return ended.end === 'complete' && gate.isFull ? { end: 'length' as const } : ended
}

/**
 * Some providers give the same id twice, and refuse later what stood in a name that they gave. Nine letters and digits are
 * an id that all of them take.
 */
function readable(call: ToolCall, others: readonly Pick<ToolCall, 'id'>[]): ToolCall {
  const isOwn = call.id !== '' && !others.some(({ id }) => id === call.id)
  const id = isOwn ? call.id : `turn${String(others.length + 1).padStart(5, '0')}`
  return { ...call, id, name: call.name.replaceAll(/[^\w-]/g, '_').slice(0, longestName) || 'unnamed' }
}

const longestName = 64

const tooSlow: ResponderFailure = {
  reason: 'slow',
  message: 'The model took longer than a turn may take.',
}
const endless: ResponderFailure = { reason: 'broken', message: 'The response came to no end.' }
const noUsage: ResponderUsage = {
  model: '',
  input_tokens: 0,
  cached_tokens: 0,
  output_tokens: 0,
  first_milliseconds: null,
  milliseconds: 0,
}

/** No call of a response that was cut off is run: it may be half of one. */
async function runHeard(
  turn: RunningTurn,
  { calls, end }: HeardResponse,
  withTools: boolean,
): Promise<CallsOutcome> {
  if (calls.length === 0 || end !== 'complete' || !withTools) {
    const why = end === 'complete' ? 'Not run: there are no more tools in this turn.' : notRunBecause[end]
    return {
      draft: turn.draft,
      run: notRun(calls, why),
      read: end === 'length' && calls.length > 0,
      repeated: false,
    }
  }
  if (isWaitedFor(turn, calls)) turn.ports.emit({ type: 'working', text: workingWords(calls, turn.locale) })
  const earlier = turn.rounds.flatMap((round) => round.calls).filter(({ ok }) => ok)
  return runCalls(contextOf(turn), turn.draft, calls, earlier)
}

const notRunBecause = {
  length: 'Not run: the response was cut off. Make the call again.',
  refusal: 'Not run: the response was refused.',
  failure: 'Not run: the response broke off.',
  stopped: 'Not run: the visitor stopped the reply.',
}

const isWaitedFor = ({ gate }: RunningTurn, calls: readonly ToolCall[]): boolean =>
  gate.text === '' || calls.some(({ name }) => name === 'consult_knowledge')

const contextOf = (turn: RunningTurn): ToolContext => ({
  ...turn.context,
  given: turn.given,
  refusalOf: (words) => refusalOf(words, groundsOf(turn, [])),
})

/** What calls have changed and brought to light. */
function apply(turn: RunningTurn, { draft, run, repeated }: CallsOutcome) {
  for (const { slot, answer } of newAnswers(turn.draft, draft))
    turn.ports.emit({ type: 'captured', slot, answer })
  turn.draft = draft
  turn.repeats ||= repeated
  turn.given = [...turn.given, ...run.flatMap(({ passages = [] }) => passages)]
  for (const { name, ok } of run) noteAction(turn, name, ok)
  turn.texts.push(...factsIn(run))
  turn.known = null
}

function noteAction({ failed }: RunningTurn, name: string, ok: boolean) {
  const action = actionOf(name)
  if (action === undefined) return
  if (ok) failed.delete(action)
  else failed.add(action)
}

const newAnswers = (before: Draft, after: Draft) =>
  after.captured.filter((answer) => !before.captured.includes(answer))

function record(turn: RunningTurn, { end, failure, usage }: HeardResponse, { run }: CallsOutcome) {
  const { text, refused } = turn.gate.response
  turn.rounds.push({ text, calls: run, refused, end, ...(failure && { failure }), usage })
  if (end === 'complete' && turn.gate.text !== '')
    turn.kept = { draft: turn.draft, rounds: turn.rounds.length }
}

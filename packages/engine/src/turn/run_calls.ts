import { hasTool } from '../conversation/capturable_slots.ts'
import { canonicalJson } from '../flow/canonical_json.ts'
import { isTool } from '../flow/tools/index.ts'
import type { Draft } from './draft.ts'
import { phaseAt } from './phases.ts'
import type { ToolCall } from './responder.ts'
import type { RunCall } from './stored_turn.ts'
import { type Arguments, problemIn, readArguments } from './tools/arguments.ts'
import { captureSlots } from './tools/capture_slots.ts'
import { toolCalled } from './tools/index.ts'
import { refused, type Tool, type ToolContext, type ToolOutcome } from './tools/tool.ts'

export interface CallsOutcome {
  draft: Draft
  /** One for each call, in their order. */
  run: RunCall[]
  /** A result has to be read, although the visitor has a text already. */
  read: boolean
  /** A call was made that an earlier response of the turn had made already. */
  repeated: boolean
}

/** Runs the calls of one response, one after another. `earlier` are the calls that the turn has run before. */
export async function runCalls(
  context: ToolContext,
  draft: Draft,
  calls: readonly ToolCall[],
  earlier: readonly RunCall[],
): Promise<CallsOutcome> {
  const made = new Set(earlier.map(signatureOf))
  const outcome: CallsOutcome = { draft, run: [], read: false, repeated: false }
  for (const [at, call] of calls.slice(0, mostCalls).entries()) {
    const isRepeated = made.has(signatureOf(call))
    const {
      draft: after,
      result,
      ok,
      read,
      passages,
    } = isRepeated
      ? unchanged(outcome.draft, 'You made this call in this turn already. Its result stands above.')
      : await runCall(context, outcome.draft, call, calls.slice(at + 1, mostCalls))
    outcome.draft = after
    outcome.run.push({ ...call, result, ok, ...(passages && { passages }) })
    outcome.read ||= read
    outcome.repeated ||= isRepeated
  }
  outcome.run.push(...notRun(calls.slice(mostCalls), `Not run: ${mostCalls} calls at once are the most.`))
  outcome.read ||= calls.length > mostCalls
  return outcome
}

/** Nobody needs more in one response. */
const mostCalls = 20

/** Calls of a response that was cut off. */
export const notRun = (calls: readonly ToolCall[], result: string): RunCall[] =>
  calls.map((call) => ({ ...call, result, ok: false }))

const signatureOf = ({ name, arguments: given }: Pick<ToolCall, 'name' | 'arguments'>): string =>
  `${name} ${given === undefined ? '' : canonicalJson(given)}`

const unchanged = (draft: Draft, result: string): ToolOutcome => ({ draft, result, ok: true, read: false })

async function runCall(
  context: ToolContext,
  draft: Draft,
  call: ToolCall,
  later: readonly ToolCall[],
): Promise<ToolOutcome> {
  const tool = toolCalled(call.name)
  const parameters = tool?.parameters(context.setting.flow)
  if (!tool || !parameters) return refused(draft, `There is no tool ${call.name}.`)
  if (later.some((other) => signatureOf(other) === signatureOf(call)))
    return unchanged(draft, 'The same call follows. It is run once.')
  if (!isAllowed(context, draft, call.name))
    return asFarAsNeeded(tool, refused(draft, `This phase does not use ${call.name}.`))
  const given = readArguments(call.arguments)
  if (!given) return refused(draft, 'The arguments are no JSON object. Make the call again.')
  const problem = tool.checksEach ? null : problemIn(parameters, given, '')
  if (problem !== null) return asFarAsNeeded(tool, refused(draft, problem))
  const standing = tool === captureSlots ? withoutCorrected(given, later) : given
  if (!standing) return unchanged(draft, 'A later call corrects this one.')
  return asFarAsNeeded(tool, await tool.run(context, draft, standing))
}

const asFarAsNeeded = (tool: Tool, outcome: ToolOutcome): ToolOutcome =>
  tool.isExtra ? { ...outcome, read: false } : outcome

/** In the phase of the message, or in the one that a call has just entered. */
const isAllowed = ({ setting, phase }: ToolContext, { state }: Draft, name: string): boolean =>
  !isTool(name) || hasTool(phase, name) || hasTool(phaseAt(setting.flow, state.phase), name)

/** Of one answer that several calls record, the last counts. Null where nothing is left. */
function withoutCorrected(given: Arguments, later: readonly ToolCall[]): Arguments | null {
  const corrected = new Set(
    later
      .filter(({ name }) => name === captureSlots.name)
      .flatMap((call) => Object.keys(readArguments(call.arguments) ?? {})),
  )
  const left = Object.entries(given).filter(([key]) => !corrected.has(key))
  return left.length < Object.keys(given).length && left.length === 0 ? null : Object.fromEntries(left)
}

import type { PromptedPhase } from '../../flow/compiled_flow.ts'
import type { Draft } from '../draft.ts'
import { enterNext, missingSlots, phaseAt } from '../phases.ts'
import { findQuote } from '../quote.ts'
import { closed, textIn } from './arguments.ts'
import { done, refused, type Tool, type ToolContext } from './tool.ts'

export const finishPhase: Tool = {
  name: 'finish_phase',
  description: 'Say that the aim of the current phase is reached. The result names the next aim.',
  parameters: () =>
    closed({
      because: {
        type: 'string',
        description:
          'The words of the visitor that show it, copied exactly. Leave it out where the phase names no condition.',
      },
    }),
  isExtra: true,
  run(context, draft, given) {
    const { flow } = context.setting
    const phase = phaseAt(flow, draft.state.phase)
    const problem = problemOf(context, draft, phase, textIn(given, 'because'))
    if (problem !== null) return refused(draft, problem)
    const next = enterNext(flow, draft.state, 'exit')
    if (!next) return refused(draft, 'This is the last phase.')
    return done(
      { ...draft, state: next.state, moves: [...draft.moves, ...next.moves] },
      nextWords(phaseAt(flow, next.state.phase)),
    )
  },
}

/** One phase a turn: the next one has not been talked about yet. */
function problemOf(
  { said }: ToolContext,
  draft: Draft,
  phase: PromptedPhase,
  because: string,
): string | null {
  if (draft.moves.length > 0) return 'A phase was finished in this turn already. Go on in the new one first.'
  const missing = missingSlots(phase, draft.state).map(({ key }) => key)
  if (missing.length > 0) return `Not yet: ${missing.join(', ')} still missing.`
  if (phase.exit.exit_criteria.trim() === '' || findQuote(because, said)) return null
  return `Not yet. The condition of this phase: ${phase.exit.exit_criteria.trim()} Copy the words of the visitor that show it.`
}

const nextWords = ({ title, objective, kind }: PromptedPhase): string =>
  kind === 'terminal'
    ? `The plan is complete. ${aim(objective)}Sum up what is recorded, so that the visitor can correct it. The conversation stays open.`
    : `Now: ${title}. ${objective}`.trim()

const aim = (objective: string): string => (objective.trim() === '' ? '' : `${objective.trim()} `)

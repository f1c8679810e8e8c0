import { operations } from '@foyer/contract'
import type { Problem } from '@foyer/engine'
import { type Call, callOf, type Detail, mostDetails } from '../remedy.ts'
import type { AgentStanding } from '../standing.ts'
import { type Checks, recommended, required } from './check.ts'
import { callFor, problemsOf } from './problems.ts'

/** Whether the flow compiles, and its tools have what they work with. */
export const flowChecks: Checks<
  | 'flow_error'
  | 'navigation_without_pages'
  | 'deliverable_without_template'
  | 'replies_without_choices'
  | 'flow_warning'
> = {
  flow_error: required(({ problems, agent }) =>
    problems
      .filter(({ severity }) => severity === 'error')
      .map((problem) => ({
        message: `The flow does not compile. ${problem.message}`,
        call: callFor(problem, agent.slug),
      })),
  ),

  navigation_without_pages: recommended((standing) =>
    ofTool(standing, 'navigation_has_pages', {
      message: 'The flow offers pages, but the agent has none. Add pages to the agent.',
      call: callOf(operations.updateAgent, { slug: standing.agent.slug }),
    }),
  ),

  deliverable_without_template: recommended((standing) =>
    ofTool(standing, 'deliverable_has_a_template', {
      message: 'The flow promises a document, but the agent has no template for it. Add one.',
      call: callOf(operations.createDeliverableTemplate, {}),
    }),
  ),

  replies_without_choices: recommended((standing) =>
    ofTool(
      standing,
      'suggested_replies_have_choices',
      {
        message: `${problemsOf(standing, 'suggested_replies_have_choices').length === 1 ? 'A phase suggests replies, but has' : 'Some phases suggest replies, but have'} none to suggest. Add a question with choices, or switch “Suggest replies” off.`,
      },
      (id) => callOf(operations.createSlot, { agent_slug: standing.agent.slug, id }),
    ),
  ),

  flow_warning: recommended((standing) =>
    standing.problems
      .filter(({ severity, rule }) => severity === 'warning' && !hasItemOfItsOwn.has(rule))
      .map((problem) => ({ message: problem.message, call: callFor(problem, standing.agent.slug) })),
  ),
}

const hasItemOfItsOwn = new Set([
  'navigation_has_pages',
  'deliverable_has_a_template',
  'suggested_replies_have_choices',
  'languages_are_spoken',
  'prompt_references_resolve',
  'prompts_fit_the_context',
])

/** One item for a tool, with the phases that have it. */
function ofTool(
  standing: AgentStanding,
  rule: string,
  item: { message: string; call?: Call },
  callOfPhase?: (id: number) => Call,
) {
  const problems = problemsOf(standing, rule)
  if (problems.length === 0) return []
  const details = problems.map((problem): Detail => {
    const phase = phaseOf(standing, problem)
    return { id: phase.id, title: phase.title, ...(callOfPhase && { call: callOfPhase(phase.id) }) }
  })
  return [{ ...item, count: details.length, details: details.slice(0, mostDetails) }]
}

const phaseOf = ({ definition }: AgentStanding, { locations }: Problem) =>
  definition.flow.phases.find(({ id }) => id === locations[0]!.id)!

import { promptSections } from '../prompts/sections.ts'
import type { AgentDefinition } from './agent_definition.ts'
import { compilePhase } from './compile_phase.ts'
import type { CompiledFlow, CompiledPhase } from './compiled_flow.ts'
import { type FlowDefinition, livePhases } from './definition.ts'
import type { Problem } from './problem.ts'
import { refusalRules } from './rules/index.ts'
import { runRules } from './rules/rule.ts'
import { warningRules } from './warnings/index.ts'

export type { AgentDefinition } from './agent_definition.ts'

/** What every edit of a phase, a slot or the flow's settings runs before it is kept (§1). */
export function trialCompile(flow: FlowDefinition): { problems: Problem[]; phases: CompiledPhase[] | null } {
  const problems = runRules(refusalRules, flow, 'error')
  return { problems, phases: problems.length > 0 ? null : livePhases(flow).map(compilePhase) }
}

/** The whole agent. Warnings never keep it from being compiled. */
export function compile(agent: AgentDefinition): { problems: Problem[]; compiled: CompiledFlow | null } {
  const { problems: refusals, phases } = trialCompile(agent.flow)
  const problems = [...refusals, ...runRules(warningRules, agent, 'warning')]
  if (!phases) return { problems, compiled: null }
  const { flow, prompts, pages, languages, identity, voice, services, fit_criteria, deliverable_templates } =
    agent
  const compiled: CompiledFlow = {
    format: 1,
    name: flow.name,
    archetype: flow.archetype,
    idle_minutes: flow.idle_minutes,
    languages,
    prompts,
    identity,
    voice,
    pages,
    services,
    fit_criteria,
    deliverable_templates,
    phases: phases.map((phase) => ({ ...phase, system_sections: promptSections(agent, phase) })),
  }
  return { problems, compiled }
}

import { promptKinds } from '@foyer/contract/vocabulary'
import { promptSections } from '../../prompts/sections.ts'
import { estimateTokens } from '../../prompts/tokens.ts'
import type { AgentDefinition } from '../agent_definition.ts'
import { compilePhase } from '../compile_phase.ts'
import { livePhases } from '../definition.ts'
import { onFlow, onPhase } from '../problem.ts'
import type { Rule } from '../rules/rule.ts'

/**
 * What the smallest models in common use can read, for when the configured model's own figure is not known.
 */
export const defaultContextTokens = 32_000

/** §4.2: a prompt may be long, but what passes the model's context never reaches it. */
export const promptsFitTheContext: Rule<AgentDefinition> = {
  name: 'prompts_fit_the_context',
  check(agent, report) {
    const limit = agent.context_tokens ?? defaultContextTokens
    for (const phase of livePhases(agent.flow)) {
      const sections = promptSections(agent, compilePhase(phase))
      const tokens = estimateTokens(sections.map((section) => section.text).join('\n'))
      if (tokens <= limit) continue
      report(
        `The prompt of “${phase.title}” has about ${tokens} tokens, but the model reads only ${limit}: shorten it.`,
        onFlow('prompts.conversation.body'),
        onPhase(phase, 'objective'),
      )
    }
    for (const kind of promptKinds) {
      if (kind === 'conversation') continue
      const tokens = estimateTokens(agent.prompts[kind].body)
      if (tokens <= limit) continue
      report(
        `The ${kind} prompt has about ${tokens} tokens, but the model reads only ${limit}: shorten it.`,
        onFlow(`prompts.${kind}.body`),
      )
    }
  },
}

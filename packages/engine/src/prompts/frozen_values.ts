import type { AgentDefinition, AgentFitCriterion, AgentService } from '../flow/agent_definition.ts'
import type { CompiledPhase } from '../flow/compiled_flow.ts'
import type { SlotDefinition } from '../flow/definition.ts'
import { priceOf } from './price.ts'

/** What of an agent a prompt can refer to; a compiled flow has it too. */
export type PromptContext = Pick<
  AgentDefinition,
  'languages' | 'identity' | 'voice' | 'services' | 'fit_criteria' | 'pages'
>

/** The references whose values are known before anybody has said a word; a turn adds the rest to them. */
export function frozenValues(agent: PromptContext, phase: CompiledPhase): Record<string, string> {
  const { identity, voice } = agent
  return {
    'agent.languages': agent.languages.join(', '),
    'identity.display_name': identity?.display_name ?? '',
    'identity.role': identity?.role ?? '',
    'identity.bio': identity?.bio ?? '',
    'identity.disclosure': identity?.disclosure ?? '',
    'voice.name': voice?.name ?? '',
    'voice.formality': voice?.formality ?? '',
    'voice.tone_rules': lines(voice?.tone_rules),
    'voice.preferred_phrases': lines(voice?.preferred_phrases),
    'voice.banned_phrases': lines(voice?.banned_phrases),
    'voice.sign_off_style': voice?.sign_off_style ?? '',
    'phase.title': phase.title,
    'phase.objective': phase.objective,
    'phase.exit_criteria': phase.exit.exit_criteria,
    'phase.slots': lines(phase.slots.map(slotLine)),
    services: lines(agent.services.map(serviceLine)),
    pages: lines(agent.pages.map((page) => `${page.title}: ${page.url}`)),
    fit_criteria: lines(agent.fit_criteria.map(criterionLine)),
  }
}

function lines(items: readonly string[] = []): string {
  return items.map((item) => `- ${item}`).join('\n')
}

function slotLine(slot: SlotDefinition): string {
  const need = slot.required ? 'required' : 'optional'
  const choices = slot.enum_values?.length ? `, one of ${slot.enum_values.join(' | ')}` : ''
  return joined(`${slot.key} (${need}${choices})`, slot.description)
}

function serviceLine(service: AgentService): string {
  const { description, positioning, guidelines, typical_duration, deliverables, good_fit_signals } = service
  const details = [
    description,
    positioning,
    guidelines,
    priceOf(service),
    headed('takes', typical_duration),
    headed('includes:', deliverables?.join('; ')),
    headed('suggest it when:', good_fit_signals?.join('; ')),
  ]
  return joined(service.name, details.filter((detail) => detail).join(' · '))
}

const headed = (heading: string, detail: string | undefined) => (detail ? `${heading} ${detail}` : '')

function criterionLine(criterion: AgentFitCriterion): string {
  const weight = criterion.weight === null ? '' : ` (weight ${criterion.weight})`
  return joined(`${criterion.kind}${weight}: ${criterion.description}`, criterion.guidance)
}

function joined(head: string, detail: string | null | undefined): string {
  return detail ? `${head}: ${detail}` : head
}

import type { AgentDefinition } from '../flow/agent_definition.ts'
import type { CompiledPhase } from '../flow/compiled_flow.ts'
import { frozenValues, type PromptContext } from './frozen_values.ts'
import type { PromptSection } from './prompt_section.ts'
import { findReferences } from './references.ts'

type Line = readonly [reference: string, heading: string]

const layout: readonly { name: PromptSection['name']; lines: readonly Line[] }[] = [
  {
    name: 'identity',
    lines: [
      ['identity.display_name', 'Your name'],
      ['identity.role', 'Your role'],
      ['identity.bio', 'About you'],
      ['identity.disclosure', 'What you say about being an assistant'],
    ],
  },
  {
    name: 'voice',
    lines: [
      ['voice.formality', 'Formality'],
      ['voice.tone_rules', 'Tone'],
      ['voice.preferred_phrases', 'Phrases to prefer'],
      ['voice.banned_phrases', 'Phrases never to use'],
      ['voice.sign_off_style', 'How to say goodbye'],
    ],
  },
  {
    name: 'phase',
    lines: [
      ['phase.title', 'Current phase'],
      ['phase.objective', 'Objective'],
      ['phase.exit_criteria', 'Done when'],
      ['phase.slots', 'Answers to look for'],
    ],
  },
  { name: 'catalog', lines: [['services', 'Services on offer']] },
  { name: 'pages', lines: [['pages', 'Pages you may offer']] },
]

/** The owner's prompt, then whatever it does not place itself: nothing is said twice and nothing is lost. */
export function promptSections(
  agent: PromptContext & Pick<AgentDefinition, 'prompts'>,
  phase: CompiledPhase,
): PromptSection[] {
  const { body } = agent.prompts.conversation
  const placed = new Set(findReferences(body))
  const values = frozenValues(agent, phase)
  const navigates = phase.tools.some((tool) => tool.name === 'offer_navigation')
  const sections: PromptSection[] = [{ name: 'instructions', text: body }]
  for (const { name, lines } of layout) {
    if (name === 'pages' && !navigates) continue
    const text = lines
      .filter(([reference]) => !placed.has(reference) && values[reference])
      .map(([reference, heading]) => headed(heading, values[reference]!))
      .join('\n')
    if (text !== '') sections.push({ name, text })
  }
  return sections
}

function headed(heading: string, text: string): string {
  return text.startsWith('- ') ? `${heading}:\n${text}` : `${heading}: ${text}`
}

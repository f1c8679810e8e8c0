import type { CreateFlowStateBody, FlowState, UpdateFlowStateBody } from '@foyer/sdk'
import { isSameValue } from '../../../parts/changed_fields.ts'

export type ToolName = FlowState['tools'][number]
export type PhaseKind = FlowState['kind']

/** A phase as its form has it. */
export interface PhaseValues {
  title: string
  kind: PhaseKind
  objective: string
  exit_criteria: string
  /** Empty while somebody is about to write another number. */
  max_turns: number | ''
  tools: ToolName[]
  max_links: number | ''
}

const defaultMaxLinks = 1

export const emptyPhase: PhaseValues = {
  title: '',
  kind: 'step',
  objective: '',
  exit_criteria: '',
  max_turns: 6,
  tools: ['consult_knowledge', 'capture_slots'],
  max_links: defaultMaxLinks,
}

export const phaseValuesOf = ({
  title,
  kind,
  objective,
  exit_criteria,
  max_turns,
  tools,
  tool_settings,
}: FlowState): PhaseValues => ({
  title,
  kind,
  objective,
  exit_criteria,
  max_turns,
  tools,
  max_links: tool_settings.offer_navigation?.max_links ?? defaultMaxLinks,
})

/** Only what was changed: what others change meanwhile stays as they want it. */
export function phaseChanges(before: PhaseValues, after: PhaseValues): UpdateFlowStateBody {
  const body = phaseBody(after)
  const { tool_settings, ...fields } = body
  const changed = Object.entries(fields).filter(
    ([name]) => !isSameValue(before[name as keyof PhaseValues], after[name as keyof PhaseValues]),
  )
  const settingsChanged = before.max_links !== after.max_links && tool_settings !== undefined
  return { ...Object.fromEntries(changed), ...(settingsChanged && { tool_settings }) }
}

export const newPhaseBody = (values: PhaseValues): CreateFlowStateBody => ({
  ...phaseBody(values),
  kind: values.kind,
})

function phaseBody({ title, objective, exit_criteria, max_turns, tools, max_links }: PhaseValues) {
  const pages = tools.includes('offer_navigation')
  return {
    title,
    objective,
    exit_criteria,
    max_turns: numberOf(max_turns),
    tools,
    ...(pages && { tool_settings: { offer_navigation: { max_links: numberOf(max_links) } } }),
  }
}

/** What is not there yet is no number: the server says at the field that it needs one. */
const numberOf = (value: number | ''): number => (value === '' ? 0 : value)

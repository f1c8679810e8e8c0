import type { Input, operations } from '@foyer/contract'
import {
  type CompiledFlow,
  compile,
  estimateTokens,
  type FlowDefinition,
  type Location,
  type Problem,
} from '@foyer/engine'
import type { Queryable } from '../../platform/db/index.ts'
import { Versioned } from '../../platform/http/index.ts'
import { definitionOf } from '../links/definition.ts'
import { applyHypothesis } from './hypothesis.ts'
import * as repository from './repository.ts'
import { representPhase } from './serializer.ts'

/** Compiles the flow as it would be after the edits: every diagnostic, and nothing kept. */
export async function compileFlow(
  db: Queryable,
  slug: string,
  { edits = [], has_model }: Input<typeof operations.compileFlow>['body'] & { has_model: boolean },
) {
  const [{ version, flow: present }, ids] = await Promise.all([
    repository.get(db, slug),
    repository.nextIds(db, edits.length),
  ])
  const refusals: Diagnostic[] = []
  let flow = present
  for (const [index, edit] of edits.entries()) {
    const place = `edits.${index}`
    const result = applyHypothesis(flow, edit, ids[index]!, place)
    if ('flow' in result) flow = result.flow
    else {
      const { code, message, param } = result.refused
      refusals.push({ severity: 'error', code, param: param ? `${place}.body.${param}` : place, message })
    }
  }
  const { problems, compiled } = compile({ ...(await definitionOf(db, slug, flow)), has_model })
  const diagnostics = [...refusals, ...problems.map((problem) => diagnosticOf(problem, flow))]
  return new Versioned(
    {
      object: 'compilation' as const,
      valid: compiled !== null && refusals.length === 0,
      version,
      phases: flow.phases.filter((phase) => !phase.archived).map((phase) => representPhase(phase)),
      extraction_schemas: byPhase(compiled, (phase) => phase.extraction_schema as object),
      prompt_tokens: byPhase(compiled, (phase) =>
        estimateTokens(phase.system_sections.map((section) => section.text).join('\n')),
      ),
      diagnostics,
    },
    version,
  )
}

interface Diagnostic {
  severity: 'error' | 'warning'
  code: string
  param?: string
  message: string
}

function byPhase<Value>(
  compiled: CompiledFlow | null,
  value: (phase: CompiledFlow['phases'][number]) => Value,
) {
  return Object.fromEntries((compiled?.phases ?? []).map((phase) => [phase.key, value(phase)]))
}

function diagnosticOf({ severity, rule, message, locations }: Problem, flow: FlowDefinition): Diagnostic {
  const [culprit] = locations
  return { severity, code: rule, message, ...(culprit && { param: pathOf(culprit, flow) }) }
}

/** Where in the flow, by keys: a new phase or slot has no id that the caller knows. */
function pathOf({ on, id, path }: Location, flow: FlowDefinition): string {
  if (on === 'flow') return path
  for (const phase of flow.phases) {
    if (on === 'phase' && phase.id === id) return `phases.${phase.key}.${path}`
    const slot = phase.slots.find((each) => on === 'slot' && each.id === id)
    if (slot) return `phases.${phase.key}.slots.${slot.key}.${path}`
  }
  return path
}

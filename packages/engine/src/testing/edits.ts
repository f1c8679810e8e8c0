import assert from 'node:assert/strict'
import type { FlowDefinition } from '../flow/definition.ts'
import type { EditResult, Refusal } from '../flow/edit.ts'

/** The flow after an edit that must not be refused. */
export function done(result: EditResult): FlowDefinition {
  assert.ok('flow' in result, 'refused' in result ? result.refused.message : undefined)
  return result.flow
}

export function refusal(result: EditResult): Refusal {
  assert.ok('refused' in result, 'expected a refusal')
  return result.refused
}

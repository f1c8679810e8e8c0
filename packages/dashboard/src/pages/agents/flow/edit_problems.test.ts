import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Compilation, FoyerError } from '@foyer/sdk'
import { problemsOf, problemsOfError } from './edit_problems.ts'

type Diagnostic = Compilation['diagnostics'][number]

const compilation = (...diagnostics: Diagnostic[]): Compilation => ({
  object: 'compilation',
  valid: false,
  version: 3,
  phases: [],
  extraction_schemas: {},
  prompt_tokens: {},
  diagnostics,
})
const error = (param: string, message = param): Diagnostic => ({
  severity: 'error',
  code: 'rule',
  param,
  message,
})
const warning = (param: string): Diagnostic => ({ severity: 'warning', code: 'rule', param, message: param })

test('an error of the edited phase is said at its field, the first one only', () => {
  const found = compilation(
    error('phases.budget.max_turns', 'first'),
    error('phases.budget.max_turns', 'second'),
  )
  assert.deepEqual(problemsOf(found, 'phases.budget', ['max_turns'], []).fields, { max_turns: 'first' })
})

test('a question that cannot be recorded any more is said at the tools that were switched off', () => {
  const found = compilation(error('phases.budget.slots.amount.required'))
  const fields = ['tools', 'max_turns']
  assert.deepEqual(problemsOf(found, 'phases.budget', fields, ['tools']).fields, {
    tools: 'phases.budget.slots.amount.required',
  })
  const elsewhere = problemsOf(found, 'phases.budget', fields, ['max_turns'])
  assert.deepEqual([elsewhere.fields, elsewhere.elsewhere.length], [{}, 1])
})

test('an error in another phase is not hidden, a warning there is', () => {
  const found = compilation(
    error('phases.other.max_turns'),
    warning('phases.other.tools'),
    warning('phases.budget.tools'),
  )
  assert.deepEqual(problemsOf(found, 'phases.budget', ['tools', 'max_turns'], []), {
    fields: {},
    elsewhere: ['phases.other.max_turns'],
    warnings: ['phases.budget.tools'],
  })
})

test('what a refused edit names in its body is said at that field', () => {
  const found = compilation(error('edits.0.body.state_id'))
  assert.deepEqual(problemsOf(found, 'phases.a.slots.b', ['state_id'], []).fields, {
    state_id: 'edits.0.body.state_id',
  })
  const refusal = new FoyerError('title is required.', { status: 422, param: 'edits.0.body.title' })
  assert.deepEqual(problemsOfError(refusal, ['title']).fields, { title: 'title is required.' })
})

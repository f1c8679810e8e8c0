import assert from 'node:assert/strict'
import { test } from 'node:test'
import { operations } from '../../packages/contract/src/index.ts'
import { toolNames } from '../../packages/contract/src/vocabulary.ts'
import { namedTests, TestedPage } from './named_tests.ts'

/** docs/configured-fields.md says of every field that an owner can set what it changes, and names the test that shows it. */

const page = new TestedPage('docs/configured-fields.md')
const rows = [...page.text.matchAll(/^\| `([\w.]+)`(?: `(\w+)`)? \| (.+) \| (.+) \|$/gm)].map(
  ([, field, value, builtin, model]) => ({ field: field!, value, builtin: builtin!, model: model! }),
)

const written = {
  agent: ['createAgent', 'updateAgent'],
  agent_appearance: ['updateAgentAppearance'],
  identity: ['createIdentity', 'updateIdentity'],
  voice_profile: ['createVoiceProfile', 'updateVoiceProfile'],
  flow: ['updateFlow', 'orderFlowStates'],
  flow_state: ['createFlowState', 'updateFlowState', 'orderSlots'],
  information_slot: ['createSlot', 'updateSlot'],
  service: ['createService', 'updateService'],
  fit_criterion: ['createFitCriterion', 'updateFitCriterion'],
  deliverable_template: ['createDeliverableTemplate', 'updateDeliverableTemplate'],
  prompt_template: ['createPromptTemplate'],
  experiment: ['createExperiment'],
  knowledge_source: ['createKnowledgeSource', 'updateKnowledgeSource'],
  knowledge_fact: [
    'createKnowledgeFact',
    'updateKnowledgeFact',
    'excludeKnowledgeFact',
    'archiveKnowledgeFact',
  ],
  ingestion_instruction: ['createIngestionInstruction', 'updateIngestionInstruction'],
  organization: ['updateOrganization'],
  organization_notifications: ['updateOrganizationNotifications'],
  organization_model: ['updateOrganizationModel'],
} as const satisfies Record<string, (keyof typeof operations)[]>

/** An object of the body whose fields have rows of their own. */
const opened = ['flow.flow', 'organization.profile']

interface Body {
  properties: Record<string, { properties?: Record<string, object> }>
}

const fieldsOf = (object: string, { properties }: Body) =>
  Object.entries(properties).flatMap(([name, { properties: inner = {} }]) => {
    const field = `${object}.${name}`
    if (!opened.includes(field)) return [field]
    return Object.keys(inner).map((each) => (name === object ? `${object}.${each}` : `${field}.${each}`))
  })

test('every field that an owner can set has a row, and every row is about such a field', () => {
  const fields = Object.entries(written).flatMap(([object, ids]) =>
    ids.flatMap((id) => fieldsOf(object, operations[id].body as unknown as Body)),
  )
  assert.deepEqual([...new Set(rows.map(({ field }) => field))].sort(), [...new Set(fields)].sort())
})

test('every tool of a phase has a row', () => {
  const tools = rows.filter(({ field }) => field === 'flow_state.tools').map(({ value }) => value)
  assert.deepEqual(tools, [...toolNames])
})

test('every row names a test in either mode, or says that the field needs a model or is for people', () => {
  for (const { field, builtin, model } of rows) {
    const isTested = (cell: string) => namedTests(cell).length > 0
    const excused = builtin === 'For people only.' && model === builtin
    assert.ok(
      excused || (isTested(model) && (isTested(builtin) || builtin === 'Needs a model.')),
      `${field}: ${builtin} ${model}`,
    )
  }
})

test('every test that a row names exists in the file it names', () => {
  for (const { field, builtin, model } of rows)
    for (const named of namedTests(`${builtin} ${model}`)) assert.equal(page.problemOf(named), null, field)
})

test('every file that the page refers to is used', () => {
  assert.deepEqual(page.unusedLabels, [])
})

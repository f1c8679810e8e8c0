import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allOperations, isForPeople, isWrite } from '@foyer/contract'
import { contractTools, reasonAgainst, toolNameOf } from './tools.ts'

const tools = [...contractTools().values()]
const definitionOf = (name: string) => contractTools().get(name)!.definition

test('every operation of the contract is a tool, exactly once, or is left out for a reason', () => {
  const left = allOperations.filter((operation) => reasonAgainst(operation) !== undefined)
  const ids = [...tools.map(({ operation }) => operation.id), ...left.map(({ id }) => id)]
  assert.deepEqual(ids.sort(), allOperations.map(({ id }) => id).sort())
  assert.deepEqual(
    left.filter((operation) => !isForPeople(operation)).map(({ id }) => id),
    ['getOrganizationExportFile', 'streamEvents'],
  )
})

test('a name is short and unlike all others, whatever a client puts in front of it', () => {
  for (const { definition } of tools) assert.match(definition.name, /^[a-z][a-z_]{2,39}$/)
  assert.equal(new Set(tools.map(({ definition }) => definition.name)).size, tools.length)
  assert.equal(toolNameOf('listKnowledgeGaps'), 'list_knowledge_gaps')
})

test('a description names the group, says what happens, and names other tools instead of paths', () => {
  const { description } = definitionOf('update_knowledge_source')
  assert.match(description!, /^Knowledge sources: Update a source\. Changes only .+`ingest_knowledge_source`/)
  assert.match(definitionOf('rotate_webhook_secret').description!, /secret, this once/)
})

test('hints tell reads from writes, and what only adds or can be taken back from what replaces', () => {
  for (const { operation, definition } of tools)
    assert.equal(definition.annotations?.readOnlyHint, !isWrite(operation), operation.id)
  const hints = (name: string) => {
    const { destructiveHint, idempotentHint } = definitionOf(name).annotations!
    return [destructiveHint, idempotentHint]
  }
  assert.deepEqual(hints('create_service'), [false, false])
  assert.deepEqual(hints('update_service'), [true, true])
  assert.deepEqual(hints('archive_service'), [false, true])
  assert.deepEqual(hints('restore_service'), [false, true])
  assert.deepEqual(hints('erase_conversation'), [true, true])
  assert.deepEqual(hints('erase_visitor'), [true, false])
  assert.deepEqual(hints('delete_identity_secret'), [true, true])
  assert.deepEqual(hints('check_knowledge_gap'), [false, false])
})

test('a write that can be tried out offers that first', () => {
  for (const { operation, definition } of tools) {
    const [first] = Object.keys(definition.inputSchema.properties!)
    assert.equal(first === 'dry_run', operation.dryRun, operation.id)
  }
})

test('the list of all tools stays within 200 KB', () => {
  const bytes = JSON.stringify(tools.map(({ definition }) => definition)).length
  assert.ok(bytes < 200_000, `${bytes}`)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allOperations, operations } from '@foyer/contract'
import { Refusal } from '../../platform/index.ts'
import { argumentsOf, inputSchemaOf } from './arguments.ts'
import { requestOf } from './request_of.ts'

const requestTo = (operation: (typeof allOperations)[number], given: Record<string, unknown>) =>
  requestOf(operation, argumentsOf(operation), given)

test('path, query and body are one flat object, in which no two have the same name', () => {
  for (const operation of allOperations) {
    const names = argumentsOf(operation).map(({ name }) => name)
    assert.equal(new Set(names).size, names.length, operation.id)
  }
  const { properties, required } = inputSchemaOf(argumentsOf(operations.updateFlowState))
  assert.deepEqual(Object.keys(properties).slice(0, 4), ['dry_run', 'agent_slug', 'id', 'title'])
  assert.deepEqual(required, ['agent_slug', 'id'])
})

test('each argument goes to its place', () => {
  assert.deepEqual(
    requestTo(operations.updateFlowState, {
      dry_run: true,
      agent_slug: 'front-desk',
      id: 4,
      title: 'Welcome',
      if_version: 7,
    }),
    {
      method: 'PATCH',
      path: '/agents/front-desk/flow/states/4?dry_run=true',
      headers: { 'if-match': '"7"' },
      body: { title: 'Welcome' },
    },
  )
  assert.deepEqual(requestTo(operations.duplicateAgent, { slug: 'a', new_slug: 'b' }).body, { slug: 'b' })
  assert.equal(
    requestTo(operations.listKnowledgeGaps, { status: 'open', agent: null }).path,
    '/knowledge_gaps?status=open',
  )
  assert.deepEqual(requestTo(operations.getDeliverableDocument, { id: 1 }).headers, {
    accept: 'text/markdown',
  })
})

test('what a tool does not take is passed on for the API to refuse', () => {
  assert.deepEqual(requestTo(operations.createService, { nmae: 'x' }).body, { nmae: 'x' })
  assert.equal(requestTo(operations.getService, { id: 1, colour: 'red' }).path, '/services/1?colour=red')
})

test('an argument cannot lead to the path of another operation', () => {
  for (const slug of ['..', '.', '', '\ud800'])
    assert.throws(() => requestTo(operations.getFlow, { agent_slug: slug }), { code: 'resource_missing' })
  const { path } = requestTo(operations.getFlow, { agent_slug: '../../visit?x#y' })
  assert.equal(path, '/agents/..%2F..%2Fvisit%3Fx%23y/flow')
})

test('what names the resource is required', () => {
  assert.throws(
    () => requestTo(operations.getAgent, {}),
    (error) => error instanceof Refusal && error.code === 'parameter_missing' && error.param === 'slug',
  )
})

test('schemas hold what a model needs: no patterns, no keywords of our own, no files', () => {
  const text = JSON.stringify(allOperations.map((operation) => inputSchemaOf(argumentsOf(operation))))
  assert.doesNotMatch(text, /"pattern":"|"x-|contentEncoding|"propertyNames"|9007199254740991/)
  assert.ok(!argumentsOf(operations.createKnowledgeSource).some(({ name }) => name === 'file'))
})

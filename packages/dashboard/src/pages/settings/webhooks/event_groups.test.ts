import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  eventGroups,
  isChosen,
  matchingGroups,
  standingOf,
  subscriptionLabel,
  withEvent,
  withGroup,
} from './event_groups.ts'

test('every kind of event can be chosen, apart from the test that is sent on request', () => {
  const types = eventGroups.flatMap(({ events }) => events.map(({ type }) => type))
  assert.ok(types.includes('conversation.completed'))
  assert.ok(!types.includes('webhook_endpoint.test'))
})

test('a search finds events by their type, by their words, and whole groups by their name', () => {
  assert.deepEqual(
    matchingGroups('gap resolved').map(({ label, events }) => [label, events.map(({ type }) => type)]),
    [['Knowledge gap', ['knowledge_gap.resolved']]],
  )
  assert.ok(matchingGroups('knowledge gap')[0]!.events.length > 5)
  assert.deepEqual(matchingGroups('nonsense'), [])
  assert.equal(matchingGroups('').length, eventGroups.length)
})

test('a group is chosen as a whole, so that later kinds of events are sent, too', () => {
  const chosen = withGroup(['service.created', 'agent.updated'], 'service', true)
  assert.deepEqual(chosen, ['agent.updated', 'service.*'])
  assert.deepEqual(
    ['service', 'agent', 'note'].map((object) => standingOf(chosen, object)),
    ['all', 'some', 'none'],
  )
  assert.deepEqual(withGroup(chosen, 'service', false), ['agent.updated'])
})

test('one event taken out of a whole group leaves the others', () => {
  const left = withEvent(['service.*'], 'service.archived', false)
  assert.deepEqual(left, ['service.created', 'service.updated', 'service.restored'])
  assert.equal(isChosen(left, 'service.archived'), false)
  assert.deepEqual(withEvent(left, 'service.created', false), ['service.updated', 'service.restored'])
  assert.deepEqual(withEvent(['service.*'], 'service.created', true), ['service.*'])
})

test('a subscription is told in short', () => {
  assert.equal(subscriptionLabel(null), 'All events')
  assert.equal(subscriptionLabel(['knowledge_gap.*']), 'knowledge_gap.*')
  assert.equal(
    subscriptionLabel(['agent.created', 'service.*', 'note.created', 'note.updated']),
    'agent.created, service.* and 2 more',
  )
})

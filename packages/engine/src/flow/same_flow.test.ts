import assert from 'node:assert/strict'
import { test } from 'node:test'
import { done } from '../testing/edits.ts'
import { flowOf, phase, slot, terminal } from '../testing/flows.ts'
import { canonicalJson } from './canonical_json.ts'
import { editPhase, editSettings, editSlot } from './edit.ts'
import { normalize } from './normalize.ts'
import { sameFlow } from './same_flow.ts'

const labelled = slot(10, { data_type: 'enum', enum_values: ['a', 'b'], enum_labels: { a: 'A', b: 'B' } })
const flow = flowOf(phase(1, { tools: ['capture_slots', 'offer_navigation'], slots: [labelled] }), terminal())

test('an edit that names what is already so changes nothing', () => {
  assert.ok(sameFlow(flow, done(editSettings(flow, { idle_minutes: 30 }))))
  assert.ok(sameFlow(flow, done(editPhase(flow, 1, { tools: ['offer_navigation', 'capture_slots'] }))))
  assert.ok(sameFlow(flow, done(editSlot(flow, 10, { enum_labels: { b: 'B', a: 'A' } }))))
})

test('the default set explicitly, and settings with nothing in them, change nothing', () => {
  const unset: Record<string, number | null>[] = [{ max_links: 1 }, { max_links: null }, {}]
  for (const settings of unset) {
    const after = done(editPhase(flow, 1, { tool_settings: { offer_navigation: settings } }))
    assert.ok(sameFlow(flow, after))
  }
})

test('whatever somebody could see is a change', () => {
  assert.ok(!sameFlow(flow, done(editSettings(flow, { idle_minutes: null }))))
  assert.deepEqual(done(editSettings(flow, { name: 'New' })), { ...flow, name: 'New' })
  assert.ok(
    !sameFlow(flow, done(editPhase(flow, 1, { tool_settings: { offer_navigation: { max_links: 2 } } }))),
  )
  assert.ok(!sameFlow(flow, done(editSlot(flow, 10, { enum_values: ['b', 'a'] }))))
  assert.ok(!sameFlow(flowOf(), flow))
})

test('settings written for a tool that is off are a change, so that they are compiled and refused', () => {
  assert.ok(!sameFlow(flow, done(editPhase(flow, 9, { tool_settings: { offer_navigation: {} } }))))
})

test('normalizing drops settings in which nothing is set, and nothing else', () => {
  const set = done(editPhase(flow, 1, { tool_settings: { offer_navigation: { max_links: 2 } } }))
  assert.deepEqual(normalize(set), set)
  const cleared = done(editPhase(set, 1, { tool_settings: { offer_navigation: { max_links: null } } }))
  assert.deepEqual(normalize(cleared), flow)
})

test('canonical JSON is the same text for the same data, in any order of keys', () => {
  assert.equal(canonicalJson({ b: [1, null], a: { d: 'x', c: undefined } }), '{"a":{"d":"x"},"b":[1,null]}')
  const hostile = JSON.parse('{"__proto__":{"a":1},"constructor":2}')
  assert.equal(canonicalJson(hostile), '{"__proto__":{"a":1},"constructor":2}')
})

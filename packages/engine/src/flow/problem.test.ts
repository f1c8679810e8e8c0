import assert from 'node:assert/strict'
import { test } from 'node:test'
import { done } from '../testing/edits.ts'
import { flowOf, flowWithSlots, phase, slot, terminal } from '../testing/flows.ts'
import { trialCompile } from './compile.ts'
import {
  addPhase,
  addSlot,
  type EditResult,
  editPhase,
  editSettings,
  editSlot,
  orderPhases,
  restorePhase,
  restoreSlot,
} from './edit.ts'
import { type ProblemSubject, paramOf } from './problem.ts'

/** The `error.param` of the first problem that an edit causes. */
function paramAfter(result: EditResult, edited: ProblemSubject, body: object): string | undefined {
  const [problem] = trialCompile(done(result)).problems
  assert.ok(problem, 'the edit was expected not to compile')
  return paramOf(problem, edited, { ...body })
}

const required = slot(10, { required: true })
const capturing = flowOf(phase(1, { tools: ['capture_slots'], slots: [required] }), phase(2), terminal())

test('§4.1 removing capture_slots while required answers stand names tools', () => {
  const body = { title: 'New', tools: [] }
  assert.equal(paramAfter(editPhase(capturing, 1, body), { on: 'phase', id: 1 }, body), 'tools')
})

test('a required slot created where nothing is captured names required', () => {
  const body = { key: 'new', data_type: 'string', required: true } as const
  assert.equal(
    paramAfter(addSlot(capturing, 2, { id: 11, ...body }), { on: 'slot', id: 11 }, body),
    'required',
  )
})

test('a required slot moved where nothing is captured names state_id', () => {
  const body = { state_id: 2 }
  assert.equal(paramAfter(editSlot(capturing, 10, body), { on: 'slot', id: 10 }, body), 'state_id')
})

test('a slot that becomes an enum without values names data_type, or the empty values', () => {
  const flow = flowWithSlots(slot(10))
  const edited = { on: 'slot', id: 10 } as const
  const bare = { data_type: 'enum' } as const
  assert.equal(paramAfter(editSlot(flow, 10, bare), edited, bare), 'data_type')
  const empty = { data_type: 'enum' as const, enum_values: [] }
  assert.equal(paramAfter(editSlot(flow, 10, empty), edited, empty), 'enum_values')
})

test('§4.1 settings name the whole path to what is wrong', () => {
  const flow = flowOf(phase(1, { tools: ['offer_navigation'] }), phase(2), terminal())
  const body = { tool_settings: { offer_navigation: { max_links: 4 } } }
  const inRange = paramAfter(editPhase(flow, 1, body), { on: 'phase', id: 1 }, body)
  assert.equal(inRange, 'tool_settings.offer_navigation.max_links')
  assert.equal(
    paramAfter(editPhase(flow, 2, body), { on: 'phase', id: 2 }, body),
    'tool_settings.offer_navigation',
  )
})

test('restoring a slot, or the phase around it, into a key that is taken names key', () => {
  const twin = slot(11, { key: 'slot_10' })
  const flow = flowWithSlots({ ...slot(10), archived: true }, twin)
  assert.equal(paramAfter(restoreSlot(flow, 10), { on: 'slot', id: 10 }, {}), 'key')
  const inPhase = flowOf(
    phase(1, { archived: true, slots: [slot(10)] }),
    phase(2, { slots: [twin] }),
    terminal(),
  )
  assert.equal(paramAfter(restorePhase(inPhase, 1), { on: 'phase', id: 1 }, {}), 'key')
})

test('a second terminal phase names kind, a taken key names key', () => {
  const edited = { on: 'phase', id: 5 } as const
  const second = { title: 'End again', kind: 'terminal' } as const
  assert.equal(paramAfter(addPhase(capturing, { id: 5, ...second }), edited, second), 'kind')
  const taken = { title: 'New', key: 'phase_1' }
  assert.equal(paramAfter(addPhase(capturing, { id: 5, ...taken }), edited, taken), 'key')
})

test('an order that buries the end names states, a place behind the end names position', () => {
  assert.equal(paramAfter(orderPhases(capturing, [1, 9, 2]), { on: 'flow' }, { states: [1, 9, 2] }), 'states')
  const body = { title: 'New', position: 4 }
  assert.equal(paramAfter(addPhase(capturing, { id: 5, ...body }), { on: 'phase', id: 5 }, body), 'position')
})

test('§4.4 too short a pause names idle_minutes', () => {
  const body = { idle_minutes: 9 }
  assert.equal(paramAfter(editSettings(capturing, body), { on: 'flow' }, body), 'idle_minutes')
})

test('a body without the culprit names the field that caused it, wherever that lies', () => {
  const problem = { severity: 'error' as const, rule: 'any', message: 'Any.' }
  const locations = [
    { on: 'slot' as const, id: 1, path: 'enum_values.2' },
    { on: 'phase' as const, id: 2, path: 'tools.0' },
  ]
  assert.equal(paramOf({ ...problem, locations }, { on: 'flow' }, { tools: [] }), 'tools')
  assert.equal(paramOf({ ...problem, locations }, { on: 'phase', id: 2 }, {}), 'tools.0')
  assert.equal(paramOf({ ...problem, locations }, { on: 'flow' }, {}), 'enum_values')
  const sameId = [{ on: 'phase' as const, id: 1, path: 'tools.0' }, locations[0]!]
  assert.equal(paramOf({ ...problem, locations: sameId }, { on: 'slot', id: 1 }, {}), 'enum_values.2')
  const sameKind = [{ on: 'slot' as const, id: 2, path: 'key' }, locations[0]!]
  assert.equal(paramOf({ ...problem, locations: sameKind }, { on: 'slot', id: 1 }, {}), 'enum_values.2')
  assert.equal(paramOf({ ...problem, locations: [] }, { on: 'flow' }, {}), undefined)
})

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { done, refusal } from '../../testing/edits.ts'
import { flowOf, flowWithSlots, phase, slot, terminal } from '../../testing/flows.ts'
import type { FlowDefinition, SlotDefinition } from '../definition.ts'
import { addSlot, archiveSlot, editSlot, restoreSlot } from './slots.ts'

const ids = (flow: FlowDefinition) => flow.phases.map((each) => each.slots.map((one) => one.id))
const inArchivedPhase = flowOf(phase(1), phase(2, { archived: true, slots: [slot(10)] }), terminal())

describe('adding a slot', () => {
  test('it needs a key and a type, and comes last in its phase', () => {
    const added = done(addSlot(flowWithSlots(slot(10)), 1, { id: 11, key: 'email', data_type: 'email' }))
    assert.deepEqual(added.phases[0]?.slots[1], slot(11, { key: 'email', data_type: 'email' }))
  })

  test('an archived phase takes none', () => {
    const result = addSlot(inArchivedPhase, 2, { id: 11, key: 'email', data_type: 'email' })
    assert.equal(refusal(result).code, 'resource_archived')
  })
})

describe('editing a slot', () => {
  const choice = slot(10, {
    data_type: 'enum',
    enum_values: ['a', 'b'],
    enum_labels: { a: 'A', b: 'B' },
    translations: {
      de: { title: 'Wahl', enum_labels: { a: 'Ah', b: 'Be' } },
      es: { title: 'Opción' },
      fr: { enum_labels: { b: 'Bé' } },
    },
  })
  const edit = (changes: Parameters<typeof editSlot>[2]): SlotDefinition =>
    done(editSlot(flowWithSlots(choice), 10, changes)).phases[0]!.slots[0]!

  test('only what is named changes, and null clears', () => {
    assert.deepEqual(edit({ key: 'new', required: true }), { ...choice, key: 'new', required: true })
    const described = flowWithSlots({ ...choice, title: 'Title', description: 'Guidance' })
    assert.deepEqual(
      done(editSlot(described, 10, { title: null, description: null })).phases[0]?.slots[0],
      choice,
    )
  })

  test('removing a value drops its labels in every language, and a language with nothing left to say', () => {
    assert.deepEqual(edit({ enum_values: ['a'] }), {
      ...choice,
      enum_values: ['a'],
      enum_labels: { a: 'A' },
      translations: { de: { title: 'Wahl', enum_labels: { a: 'Ah' } }, es: { title: 'Opción' } },
    })
  })

  test('leaving the choice types drops values and labels, and keeps translated titles', () => {
    assert.deepEqual(edit({ data_type: 'string' }), {
      ...choice,
      data_type: 'string',
      enum_values: null,
      enum_labels: {},
      translations: { de: { title: 'Wahl' }, es: { title: 'Opción' } },
    })
  })

  test('going from one choice type to another keeps everything', () => {
    for (const data_type of ['multi_enum', 'band'] as const)
      assert.deepEqual(edit({ data_type }), { ...choice, data_type })
  })

  test('labels that the edit names itself are taken as given', () => {
    const after = edit({ enum_values: ['a'], enum_labels: { b: 'B' } })
    assert.deepEqual(after.enum_labels, { b: 'B' })
    assert.deepEqual(after.translations, {
      de: { title: 'Wahl', enum_labels: { a: 'Ah' } },
      es: { title: 'Opción' },
    })
  })

  test('an archived slot, and a slot in an archived phase, are not edited', () => {
    const archived = flowWithSlots(slot(10, { archived: true }))
    assert.equal(refusal(editSlot(archived, 10, { title: 'New' })).code, 'resource_archived')
    assert.equal(refusal(editSlot(inArchivedPhase, 10, { title: 'New' })).code, 'resource_archived')
  })
})

describe('moving a slot', () => {
  const flow = flowOf(phase(1, { slots: [slot(10), slot(11)] }), phase(2, { slots: [slot(20)] }), terminal())

  test('it goes to the end of the other phase, and stays where it is in its own', () => {
    assert.deepEqual(ids(done(editSlot(flow, 10, { state_id: 2 }))), [[11], [20, 10], []])
    assert.deepEqual(ids(done(editSlot(flow, 10, { state_id: 1 }))), [[10, 11], [20], []])
  })

  test('a phase that is not there, or is archived, is refused on state_id', () => {
    const unknown = refusal(editSlot(flow, 10, { state_id: 404 }))
    assert.deepEqual([unknown.code, unknown.param], ['parameter_invalid', 'state_id'])
    const withArchived = flowOf(phase(1, { slots: [slot(10)] }), phase(2, { archived: true }), terminal())
    const archived = refusal(editSlot(withArchived, 10, { state_id: 2 }))
    assert.deepEqual([archived.code, archived.param], ['resource_archived', 'state_id'])
  })
})

describe('archiving and restoring a slot', () => {
  const flow = flowWithSlots(slot(10), slot(11))

  test('it keeps its place', () => {
    const archived = done(archiveSlot(flow, 10))
    assert.deepEqual(ids(archived), [[10, 11], []])
    assert.equal(archived.phases[0]?.slots[0]?.archived, true)
    assert.deepEqual(done(restoreSlot(archived, 10)), flow)
  })

  test('both are idempotent and give the same flow back', () => {
    const archived = done(archiveSlot(flow, 10))
    assert.equal(done(archiveSlot(archived, 10)), archived)
    assert.equal(done(restoreSlot(flow, 10)), flow)
  })

  test('inside an archived phase neither is possible', () => {
    assert.equal(refusal(archiveSlot(inArchivedPhase, 10)).code, 'resource_archived')
    assert.equal(refusal(restoreSlot(inArchivedPhase, 10)).code, 'resource_archived')
  })

  test('an id that the flow does not have is a mistake of the caller', () => {
    assert.throws(() => archiveSlot(flow, 404), /no slot 404/)
  })
})

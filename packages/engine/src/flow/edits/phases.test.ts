import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { done, refusal } from '../../testing/edits.ts'
import { flowOf, phase, slot, terminal } from '../../testing/flows.ts'
import { trialCompile } from '../compile.ts'
import type { FlowDefinition } from '../definition.ts'
import { addPhase, archivePhase, editPhase, restorePhase } from './phases.ts'

const keys = (flow: FlowDefinition) => flow.phases.map((each) => each.key)
const positions = (flow: FlowDefinition) => flow.phases.map((each) => each.position)
const flow = flowOf(phase(1), phase(2), terminal())

describe('adding a phase', () => {
  test('it needs a title only, and comes last before the terminal phase', () => {
    const added = done(addPhase(flow, { id: 3, title: 'Über uns: Größe & Co.' }))
    assert.deepEqual(keys(added), ['phase_1', 'phase_2', 'uber_uns_grosse_co', 'end'])
    assert.deepEqual(positions(added), [1, 2, 3, 4])
    const { kind, objective, exit_criteria, max_turns, tools, slots } = added.phases[2]!
    assert.deepEqual(
      { kind, objective, exit_criteria, max_turns, tools, slots },
      { kind: 'step', objective: '', exit_criteria: '', max_turns: 6, tools: [], slots: [] },
    )
  })

  test('a derived key that is taken gets a suffix, also when an archived phase holds it', () => {
    const taken = flowOf(phase(1, { key: 'hello', archived: true }), phase(2, { key: 'hello_2' }), terminal())
    assert.ok(keys(done(addPhase(taken, { id: 3, title: 'Hello!' }))).includes('hello_3'))
  })

  test('a key from a long title is cut', () => {
    const [, , key] = keys(done(addPhase(flow, { id: 3, title: 'Ask '.repeat(30) })))
    assert.match(key!, /^(ask_)+ask$/)
    assert.ok(key!.length <= 60)
  })

  test('a title without a latin letter still gives a key', () => {
    assert.ok(keys(done(addPhase(flow, { id: 3, title: '挨拶' }))).includes('phase'))
  })

  test('a given key that is taken is for the compiler to refuse', () => {
    const added = done(addPhase(flow, { id: 3, title: 'Hello', key: 'phase_1' }))
    assert.equal(trialCompile(added).problems[0]?.rule, 'phase_keys_are_unique')
  })

  test('it takes the position it is given and the others make room', () => {
    const at = (position: number, within = flow) =>
      keys(done(addPhase(within, { id: 5, title: 'New', position })))
    assert.deepEqual(at(1), ['new', 'phase_1', 'phase_2', 'end'])
    assert.deepEqual(at(2), ['phase_1', 'new', 'phase_2', 'end'])
    const withArchived = flowOf(phase(1), phase(2, { archived: true }), phase(3), terminal())
    assert.deepEqual(at(2, withArchived), ['phase_1', 'phase_2', 'new', 'phase_3', 'end'])
  })

  test('a position that there is not is refused', () => {
    for (const position of [0, 5, 1.5]) {
      const { code, param } = refusal(addPhase(flow, { id: 3, title: 'New', position }))
      assert.deepEqual({ code, param }, { code: 'parameter_invalid', param: 'position' })
    }
  })

  test('a second terminal phase, and a step behind the end, are for the compiler to refuse', () => {
    const second = done(addPhase(flow, { id: 3, title: 'End again', kind: 'terminal' }))
    assert.deepEqual(keys(second), ['phase_1', 'phase_2', 'end', 'end_again'])
    assert.equal(trialCompile(second).problems[0]?.rule, 'a_flow_has_one_terminal_phase')
    const behind = done(addPhase(flow, { id: 3, title: 'New', position: 4 }))
    assert.equal(trialCompile(behind).problems[0]?.rule, 'a_terminal_phase_comes_last')
  })
})

describe('editing a phase', () => {
  const tuned = flowOf(
    phase(1, {
      tools: ['capture_slots', 'offer_navigation'],
      tool_settings: { offer_navigation: { max_links: 3 } },
    }),
    terminal(),
  )
  const settingsAfter = (edit: Parameters<typeof editPhase>[2]) =>
    done(editPhase(tuned, 1, edit)).phases[0]?.tool_settings

  test('only what is named changes', () => {
    const after = done(editPhase(tuned, 1, { title: 'New', max_turns: 2 }))
    assert.deepEqual(after.phases[0], { ...tuned.phases[0], title: 'New', max_turns: 2 })
  })

  test('§4.1 rule 1: tools replace the whole set, in the order of the specification', () => {
    const after = done(editPhase(tuned, 1, { tools: ['offer_navigation', 'consult_knowledge'] }))
    assert.deepEqual(after.phases[0]?.tools, ['consult_knowledge', 'offer_navigation'])
  })

  test('§4.1 rule 3: a tool switched off loses its settings', () => {
    assert.deepEqual(settingsAfter({ tools: ['capture_slots'] }), {})
    assert.deepEqual(settingsAfter({ tools: ['offer_navigation'] }), { offer_navigation: { max_links: 3 } })
  })

  test('§4.1 settings merge per key; null returns a key, or all keys of a tool, to the default', () => {
    assert.deepEqual(settingsAfter({ tool_settings: { offer_navigation: { max_links: 2 } } }), {
      offer_navigation: { max_links: 2 },
    })
    assert.deepEqual(settingsAfter({ tool_settings: { offer_navigation: {} } }), {
      offer_navigation: { max_links: 3 },
    })
    assert.deepEqual(settingsAfter({ tool_settings: { offer_navigation: { max_links: null } } }), {
      offer_navigation: {},
    })
    assert.deepEqual(settingsAfter({ tool_settings: { offer_navigation: null } }), {})
  })

  test('§4.1 rule 4: settings for a tool that the same edit switches off reach the compiler', () => {
    for (const max_links of [2, null]) {
      const after = done(
        editPhase(tuned, 1, { tools: [], tool_settings: { offer_navigation: { max_links } } }),
      )
      assert.equal(trialCompile(after).problems[0]?.rule, 'settings_belong_to_tools_that_are_on')
    }
  })

  test('an archived phase is not edited', () => {
    const archived = flowOf(phase(1), phase(2, { archived: true }), terminal())
    assert.equal(refusal(editPhase(archived, 2, { title: 'New' })).code, 'resource_archived')
  })

  test('an id that the flow does not have is a mistake of the caller', () => {
    assert.throws(() => editPhase(tuned, 404, {}), /no phase 404/)
  })
})

describe('archiving and restoring a phase', () => {
  test('it returns to its place, and its slots keep their own state', () => {
    const slots = [slot(10), slot(11, { archived: true })]
    const before = flowOf(phase(1), phase(2, { slots }), phase(3), terminal())
    const archived = done(archivePhase(before, 2))
    assert.deepEqual(positions(archived), [1, 2, 2, 3])
    assert.deepEqual(archived.phases[1]?.slots, slots)
    assert.deepEqual(done(restorePhase(archived, 2)), before)
  })

  test('a phase archived before the end returns to its place among what was added since', () => {
    const archived = done(archivePhase(flow, 2))
    const added = done(addPhase(archived, { id: 3, title: 'New' }))
    assert.deepEqual(keys(done(restorePhase(added, 2))), ['phase_1', 'phase_2', 'new', 'end'])
  })

  test('both are idempotent and give the same flow back', () => {
    const archived = done(archivePhase(flow, 2))
    assert.equal(done(archivePhase(archived, 2)), archived)
    assert.equal(done(restorePhase(flow, 2)), flow)
  })

  test('the terminal phase and the last one before it stay', () => {
    assert.equal(refusal(archivePhase(flow, 9)).code, 'resource_in_use')
    assert.equal(refusal(archivePhase(done(archivePhase(flow, 2)), 1)).code, 'resource_in_use')
  })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { archetypes, phaseKinds, slotDataTypes, toolNames } from '@foyer/contract/vocabulary'
import fc from 'fast-check'
import { seedFlow } from '../archetypes/index.ts'
import { deepFreeze } from '../testing/flows.ts'
import { trialCompile } from './compile.ts'
import { type FlowDefinition, livePhases } from './definition.ts'
import {
  addPhase,
  addSlot,
  archivePhase,
  archiveSlot,
  type EditResult,
  editPhase,
  editSettings,
  editSlot,
  normalize,
  orderPhases,
  orderSlots,
  restorePhase,
  restoreSlot,
  sameFlow,
} from './edit.ts'

type Edit = (flow: FlowDefinition, nextId: () => number) => EditResult

const text = fc.constantFrom('', 'Hello', 'Ünïcode', '挨拶', '__proto__')
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 })
const key = fc.constantFrom('budget', 'goal', 'email', 'a', 'b', 'Bad Key', 'constructor')
const value = fc.constantFrom('a', 'b', 'c', '', 'constructor')
const labels = fc.dictionary(value, text, { maxKeys: 2 })
const tools = fc.uniqueArray(fc.constantFrom(...toolNames))
const max_links = fc.constantFrom(0, 1, 2, 3, 4, null)
const tool_settings = fc
  .constantFrom(null, {})
  .chain((empty) =>
    fc.oneof(
      fc.constant({ offer_navigation: empty }),
      fc.record({ offer_navigation: fc.record({ max_links }) }),
    ),
  )
const locale = fc.constantFrom('de', 'pt-BR', 'not a locale')
const translation = fc.record({ title: text, enum_labels: labels }, { requiredKeys: [] })

const choices = {
  enum_values: maybe(fc.option(fc.array(value, { maxLength: 3 }), { nil: null })),
  enum_labels: maybe(labels),
  translations: maybe(fc.dictionary(locale, translation, { maxKeys: 2 })),
}
const phaseEdit = fc.record({
  title: maybe(text),
  max_turns: maybe(fc.integer({ min: 0, max: 9 })),
  tools: maybe(tools),
  tool_settings: maybe(tool_settings),
})
const pick = fc.nat()

/** An edit of a row that exists, chosen by number, so that every sequence makes sense for every flow. */
const onPhase = (edit: (flow: FlowDefinition, id: number) => EditResult, index: number): Edit => {
  return (flow) => edit(flow, flow.phases[index % flow.phases.length]!.id)
}
const onSlot = (edit: (flow: FlowDefinition, id: number) => EditResult, index: number): Edit => {
  return (flow) => {
    const slots = flow.phases.flatMap((phase) => phase.slots)
    return slots.length === 0 ? { flow } : edit(flow, slots[index % slots.length]!.id)
  }
}

const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc
    .record({ name: maybe(text), idle_minutes: maybe(fc.constantFrom(null, 9, 10, 60)) })
    .map((edit) => (flow: FlowDefinition) => editSettings(flow, edit)),
  fc
    .record({
      title: text,
      kind: maybe(fc.constantFrom(...phaseKinds)),
      key: maybe(fc.constantFrom('welcome', 'new')),
      position: maybe(fc.integer({ min: 0, max: 7 })),
      tools: maybe(tools),
      tool_settings: maybe(tool_settings),
    })
    .map(
      (input): Edit =>
        (flow, nextId) =>
          addPhase(flow, { id: nextId(), ...input }),
    ),
  fc.tuple(pick, phaseEdit).map(([at, edit]) => onPhase((flow, id) => editPhase(flow, id, edit), at)),
  pick.map((at) => onPhase(archivePhase, at)),
  pick.map((at) => onPhase(restorePhase, at)),
  fc
    .tuple(
      pick,
      fc.record({ key, data_type: fc.constantFrom(...slotDataTypes), required: fc.boolean(), ...choices }),
    )
    .map(([at, input]): Edit => {
      return (flow, nextId) =>
        addSlot(flow, flow.phases[at % flow.phases.length]!.id, { id: nextId(), ...input })
    }),
  fc
    .tuple(
      pick,
      fc.record({
        key: maybe(key),
        data_type: maybe(fc.constantFrom(...slotDataTypes)),
        required: maybe(fc.boolean()),
        state_id: maybe(fc.integer({ min: 1, max: 30 })),
        ...choices,
      }),
    )
    .map(([at, edit]) => onSlot((flow, id) => editSlot(flow, id, edit), at)),
  pick.map((at) => onSlot(archiveSlot, at)),
  pick.map((at) => onSlot(restoreSlot, at)),
  fc.infiniteStream(fc.nat()).map(
    (numbers): Edit =>
      (flow) => {
        const live = livePhases(flow).map(({ id }) => ({ id, rank: numbers.next().value }))
        return orderPhases(
          flow,
          live.sort((a, b) => a.rank - b.rank).map(({ id }) => id),
        )
      },
  ),
  pick.map((at) =>
    onPhase((flow, id) => {
      const slots = flow.phases.find((phase) => phase.id === id)?.slots ?? []
      const live = slots.filter((slot) => !slot.archived).map((slot) => slot.id)
      return orderSlots(flow, id, live.reverse())
    }, at),
  ),
)

const anyHistory = fc.record({
  archetype: fc.constantFrom(...archetypes),
  edits: fc.array(anyEdit, { maxLength: 25, size: 'max' }),
})

/**
 * Plays a history as the service does: an edit is kept only when it compiles. Inputs are frozen throughout.
 */
function play(
  history: { archetype: (typeof archetypes)[number]; edits: Edit[] },
  onKept: (after: FlowDefinition, before: FlowDefinition) => void,
): void {
  let last = 0
  const nextId = () => {
    last += 1
    return last
  }
  let flow = deepFreeze(seedFlow(history.archetype, 'Agent', nextId))
  for (const edit of history.edits) {
    const result = edit(flow, nextId)
    if ('refused' in result || trialCompile(result.flow).problems.length > 0) continue
    const after = deepFreeze(normalize(result.flow))
    onKept(after, flow)
    flow = after
  }
}

test('whatever is kept compiles, counts its live phases 1..n and ends in its terminal phase', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      play(history, (flow) => {
        const live = livePhases(flow)
        assert.deepEqual(trialCompile(flow).problems, [])
        assert.deepEqual(
          live.map(({ position }) => position),
          live.map((_, index) => index + 1),
        )
        assert.equal(flow.phases.at(-1)?.kind, 'terminal')
        assert.equal(flow.phases.at(-1)?.archived, false)
        assert.ok(live.length >= 2)
      })
    }),
  )
})

test('an archived phase carries the position that restoring it gives', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      play(history, (flow) => {
        for (const phase of flow.phases.filter(({ archived }) => archived)) {
          const restored = restorePhase(flow, phase.id)
          assert.ok('flow' in restored)
          assert.equal(restored.flow.phases.find(({ id }) => id === phase.id)?.position, phase.position)
        }
      })
    }),
  )
})

test('no row is ever lost or made twice', () => {
  const ids = (flow: FlowDefinition) =>
    flow.phases.flatMap(({ id, slots }) => [id, ...slots.map((slot) => slot.id)])
  fc.assert(
    fc.property(anyHistory, (history) => {
      play(history, (after, before) => {
        const remaining = new Set(ids(after))
        assert.equal(remaining.size, ids(after).length)
        for (const id of ids(before)) assert.ok(remaining.has(id))
      })
    }),
  )
})

test('an edit that names what is already so is the same flow', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      play(history, (flow) => {
        const phase = livePhases(flow)[0]!
        const { title, objective, exit_criteria, max_turns, tools: on, tool_settings: settings } = phase
        const result = editPhase(flow, phase.id, {
          title,
          objective,
          exit_criteria,
          max_turns,
          tools: on.toReversed(),
          tool_settings: settings,
        })
        assert.ok('flow' in result && sameFlow(result.flow, flow))
        const slot = phase.slots.find(({ archived }) => !archived)
        if (!slot) return
        const { id, archived: _, ...fields } = slot
        const again = editSlot(flow, id, { ...fields, state_id: phase.id })
        assert.ok('flow' in again && sameFlow(again.flow, flow))
      })
    }),
  )
})

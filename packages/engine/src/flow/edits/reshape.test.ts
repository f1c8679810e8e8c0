import assert from 'node:assert/strict'
import { test } from 'node:test'
import { done, refusal } from '../../testing/edits.ts'
import { flowOf, phase, slot, terminal } from '../../testing/flows.ts'
import { trialCompile } from '../compile.ts'
import { type FlowDefinition, livePhases, liveSlots } from '../definition.ts'
import { sameFlow } from '../same_flow.ts'
import { type FlowOutline, reshape } from './reshape.ts'

const outlineOf = (flow: FlowDefinition): FlowOutline => ({
  name: flow.name,
  idle_minutes: flow.idle_minutes,
  phases: livePhases(flow).map(({ id: _, position: __, archived: ___, ...fields }) => ({
    ...fields,
    slots: fields.slots
      .filter(({ archived }) => !archived)
      .map(({ id: ____, archived: _____, ...each }) => each),
  })),
})

function ids() {
  let last = 100
  return () => ++last
}

const flow = flowOf(
  phase(1, { slots: [slot(10, { key: 'goal' }), slot(11, { key: 'budget' })] }),
  phase(2, { slots: [slot(20, { key: 'email' })] }),
  terminal(),
)
const shapeOf = (flow: FlowDefinition) =>
  livePhases(flow).map((each) => [each.key, each.id, liveSlots(each).map(({ key, id }) => `${key} ${id}`)])

test('the outline of a flow makes the same flow', () => {
  assert.ok(sameFlow(done(reshape(flow, outlineOf(flow), ids())), flow))
})

test('what is named by its key keeps its id, what is new gets one, and what is left out is archived', () => {
  const outline = outlineOf(flow)
  const [first, second, last] = outline.phases
  const [goal] = first!.slots
  const wanted = {
    ...outline,
    idle_minutes: 45,
    phases: [
      { ...second!, title: 'Contact', slots: [{ ...goal!, required: true }] },
      { ...first!, key: 'new', slots: [{ ...goal!, key: 'timing' }] },
      last!,
    ],
  }
  const after = done(reshape(flow, wanted, ids()))
  assert.deepEqual(shapeOf(after), [
    ['phase_2', 2, ['goal 10']],
    ['new', 101, ['timing 102']],
    ['end', 9, []],
  ])
  assert.equal(after.idle_minutes, 45)
  assert.deepEqual(
    after.phases.find(({ id }) => id === 1),
    { ...flow.phases[0], archived: true, position: 1, slots: [flow.phases[0]!.slots[1]] },
  )
  assert.equal(after.phases.find(({ id }) => id === 2)!.slots.find(({ id }) => id === 20)!.archived, true)
})

test('slots stand in the order of the outline', () => {
  const outline = outlineOf(flow)
  const [first, ...others] = outline.phases
  const phases = [{ ...first!, slots: first!.slots.toReversed() }, ...others]
  assert.deepEqual(shapeOf(done(reshape(flow, { ...outline, phases }, ids())))[0], [
    'phase_1',
    1,
    ['budget 11', 'goal 10'],
  ])
})

test('of archived slots the one with the key comes back', () => {
  const outline = outlineOf(flow)
  const [first, ...others] = outline.phases
  const without = done(reshape(flow, { ...outline, phases: [{ ...first!, slots: [] }, ...others] }, ids()))
  const phases = [{ ...first!, slots: [first!.slots[0]!] }, ...others]
  assert.deepEqual(shapeOf(done(reshape(without, { ...outline, phases }, ids())))[0], [
    'phase_1',
    1,
    ['goal 10'],
  ])
})

test('what was archived comes back with its id, and going there and back is the same flow', () => {
  const outline = outlineOf(flow)
  const [first, , last] = outline.phases
  const less = { ...outline, phases: [{ ...first!, slots: [first!.slots[1]!] }, last!] }
  const back = done(reshape(done(reshape(flow, less, ids())), outline, ids()))
  assert.ok(sameFlow(back, flow))
})

test('a slot that came with a restored phase gives way to the one that is wanted', () => {
  const twice = flowOf(
    phase(1, { slots: [slot(10, { key: 'email' })] }),
    phase(2, { archived: true, slots: [slot(20, { key: 'email' })] }),
    terminal(),
  )
  const [first, last] = outlineOf(twice).phases
  const [email] = first!.slots
  const wanted = {
    ...outlineOf(twice),
    phases: [{ ...first!, slots: [] }, { ...first!, key: 'phase_2', slots: [email!] }, last!],
  }
  const after = done(reshape(twice, wanted, ids()))
  assert.deepEqual(trialCompile(after).problems, [])
  assert.deepEqual(shapeOf(after)[1], ['phase_2', 2, ['email 20']])
})

test('settings that are left out go back to their defaults; a tool that is off has none', () => {
  const tuned = flowOf(
    phase(1, { tools: ['offer_navigation'], tool_settings: { offer_navigation: { max_links: 3 } } }),
    terminal(),
  )
  const outline = outlineOf(tuned)
  const [first, last] = outline.phases
  const settingsWith = (changes: object) =>
    done(reshape(tuned, { ...outline, phases: [{ ...first!, ...changes }, last!] }, ids())).phases[0]!
      .tool_settings
  assert.deepEqual(settingsWith({}), { offer_navigation: { max_links: 3 } })
  const two = { offer_navigation: { max_links: 2 } }
  assert.deepEqual(settingsWith({ tool_settings: two }), two)
  assert.deepEqual(settingsWith({ tool_settings: {} }), { offer_navigation: {} })
  assert.deepEqual(settingsWith({ tools: [], tool_settings: {} }), {})
})

test('a repeated key, another kind, and a flow without its last phase are refused at their place', () => {
  const outline = outlineOf(flow)
  const [first, second, last] = outline.phases
  const refusedBy = (phases: FlowOutline['phases']) => {
    const { code, param } = refusal(reshape(flow, { ...outline, phases }, ids()))
    return [code, param]
  }
  assert.deepEqual(refusedBy([first!, { ...second!, key: 'phase_1' }, last!]), [
    'parameter_invalid',
    'phases.1.key',
  ])
  assert.deepEqual(refusedBy([first!, { ...second!, slots: first!.slots }, last!]), [
    'parameter_invalid',
    'phases.1.slots.0.key',
  ])
  assert.deepEqual(refusedBy([first!, { ...second!, kind: 'loop' }, last!]), [
    'parameter_invalid',
    'phases.1.kind',
  ])
  assert.deepEqual(refusedBy([first!, second!]), ['resource_in_use', 'phases'])
})

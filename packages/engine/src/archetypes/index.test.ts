import assert from 'node:assert/strict'
import { test } from 'node:test'
import { archetypes, promptKinds } from '@foyer/contract/vocabulary'
import { compile } from '../flow/compile.ts'
import { livePhases, liveSlotsOf } from '../flow/definition.ts'
import { references } from '../prompts/reference_list.ts'
import { findReferences, promptWarnings } from '../prompts/references.ts'
import { seedPrompts } from '../prompts/seeds/index.ts'
import { agentWith } from '../testing/flows.ts'
import { seedFlow } from './index.ts'

function counter(): () => number {
  let last = 0
  return () => {
    last += 1
    return last
  }
}

for (const archetype of archetypes) {
  const flow = seedFlow(archetype, 'Concierge', counter())
  const bodies = seedPrompts(archetype)

  test(`a new ${archetype} agent compiles without an error or a warning, whatever the organization offers`, () => {
    for (const organization of [
      {},
      { locale: 'de' },
      { currency: 'EUR', services: [{ name: 'Bicycle repair' }, { name: 'Bicycle hire' }] },
      { services: [{ name: 'Software' }] },
      { locale: 'de', services: [{ name: 'Doppelzimmer' }] },
    ]) {
      const agent = agentWith(seedFlow(archetype, 'Concierge', counter(), organization))
      for (const kind of promptKinds) agent.prompts[kind] = { version: 1, body: bodies[kind] }
      assert.deepEqual(compile(agent).problems, [])
    }
  })

  test(`the ${archetype} flow has three phases or more and ends in the last`, () => {
    const phases = livePhases(flow)
    assert.ok(phases.length >= 3)
    assert.deepEqual(
      phases.map(({ position }) => position),
      phases.map((_, index) => index + 1),
    )
    assert.equal(phases.at(-1)?.kind, 'terminal')
    assert.equal(flow.name, 'Concierge')
  })

  test(`every row of the ${archetype} flow has an id of its own`, () => {
    const ids = flow.phases.flatMap((phase) => [phase.id, ...phase.slots.map(({ id }) => id)])
    assert.equal(new Set(ids).size, ids.length)
  })

  test(`the ${archetype} prompts refer only to what has something to say in them`, () => {
    for (const kind of promptKinds) {
      assert.deepEqual(promptWarnings(bodies[kind], { slot_keys: [] }), [])
      for (const name of findReferences(bodies[kind])) {
        const reference = references.find((each) => each.name === name)
        assert.ok(reference?.kinds.includes(kind), `${name} in ${kind}`)
      }
    }
  })
}

test('two agents of one archetype share no part of their flows', () => {
  const [one, other] = [seedFlow('intake', 'One', counter()), seedFlow('intake', 'Other', counter())]
  one.phases[0]!.tools.push('offer_navigation')
  assert.ok(!other.phases[0]!.tools.includes('offer_navigation'))
})

test('an agent that answers requires nothing and opens without a question of its own', () => {
  const flow = seedFlow('answers', 'Desk', counter())
  assert.deepEqual(flow.phases[0]!.slots, [])
  assert.ok(liveSlotsOf(flow).every(({ slot }) => !slot.required))
})

test('every other archetype requires answers', () => {
  for (const archetype of archetypes) {
    if (archetype === 'answers') continue
    const slots = liveSlotsOf(seedFlow(archetype, 'Desk', counter()))
    assert.ok(
      slots.some(({ slot }) => slot.required),
      archetype,
    )
  }
})

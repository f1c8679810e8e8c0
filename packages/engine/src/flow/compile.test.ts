import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { agentWith, flowOf, flowWithSlots, phase, slot, terminal } from '../testing/flows.ts'
import { compile, trialCompile } from './compile.ts'
import { addressOf } from './compiled_flow.ts'

const flow = flowOf(
  phase(1, {
    exit_criteria: 'The budget is known.',
    tools: ['capture_slots', 'offer_navigation'],
    tool_settings: { offer_navigation: { max_links: 2 } },
    slots: [slot(10, { key: 'budget', required: true }), slot(11), slot(12, { archived: true })],
  }),
  phase(2, { archived: true }),
  terminal(3),
)

test('every live phase is compiled with its schema, tools, exit rule and turn limit', () => {
  const { problems, phases } = trialCompile(flow)
  assert.deepEqual(problems, [])
  assert.deepEqual(
    phases?.map(({ id }) => id),
    [1, 3],
  )
  const [first] = phases ?? []
  assert.deepEqual(first?.exit, { required_slots: ['budget'], exit_criteria: 'The budget is known.' })
  assert.equal(first?.max_turns, 6)
  assert.deepEqual(Object.keys(first?.extraction_schema.properties ?? {}), ['budget', 'slot_11'])
  assert.deepEqual(
    first?.tools.map(({ name, settings }) => [name, settings]),
    [
      ['capture_slots', {}],
      ['offer_navigation', { max_links: 2 }],
    ],
  )
})

test('every problem is reported, in the order of the rules, and nothing is compiled', () => {
  const broken = flowOf(
    phase(1, { max_turns: 0, slots: [slot(10, { required: true }), slot(11, { key: 'A' })] }),
  )
  const { problems, phases } = trialCompile(broken)
  assert.equal(phases, null)
  assert.deepEqual(
    problems.map(({ rule }) => rule),
    [
      'a_flow_has_one_terminal_phase',
      'slot_keys_are_safe_names',
      'a_phase_takes_at_least_one_turn',
      'required_answers_can_be_captured',
    ],
  )
  assert.ok(problems.every(({ severity }) => severity === 'error'))
  assert.equal(compile(agentWith(broken)).compiled, null)
})

test('warnings are reported beside a compiled flow', () => {
  const { problems, compiled } = compile(agentWith(flow))
  assert.deepEqual(
    problems.map(({ rule, severity }) => [rule, severity]),
    [['navigation_has_pages', 'warning']],
  )
  assert.equal(compiled?.format, 1)
})

test('the system prompt is the owner’s prompt and whatever it does not place itself', () => {
  const agent = agentWith(flow, {
    voice: { name: 'Warm', languages: ['en'], tone_rules: ['Be brief.'], formality: 'informal' },
    identity: { display_name: 'Mara' },
    pages: [{ title: 'Prices', url: 'https://example.com/prices' }],
  })
  const conversation = { version: 1, body: 'I am {{identity.display_name}}. {{ voice.tone_rules }}' }
  const { compiled } = compile({ ...agent, prompts: { ...agent.prompts, conversation } })
  assert.deepEqual(compiled?.phases[0]?.system_sections, [
    { name: 'instructions', text: conversation.body },
    { name: 'voice', text: 'Formality: informal' },
    {
      name: 'phase',
      text: [
        'Current phase: Phase 1',
        'Done when: The budget is known.',
        'Answers to look for:\n- budget (required)\n- slot_11 (optional)',
      ].join('\n'),
    },
    { name: 'pages', text: 'Pages you may offer:\n- Prices: https://example.com/prices' },
  ])
  assert.deepEqual(
    compiled?.phases[1]?.system_sections.map(({ name }) => name),
    ['instructions', 'voice', 'phase'],
  )
})

test('equal agents have equal addresses, whatever order they were built in; others do not', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  const address = (enum_labels: Record<string, string>) => {
    const labelled = flowWithSlots(slot(1, { data_type: 'enum', enum_values: ['a', 'b'], enum_labels }))
    return addressOf(compile(agentWith(labelled)).compiled!, sha256)
  }
  assert.equal(address({ a: 'A', b: 'B' }), address({ b: 'B', a: 'A' }))
  assert.notEqual(address({ a: 'A', b: 'B' }), address({ a: 'A' }))
})

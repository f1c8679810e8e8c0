import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AgentDefinition, AgentService } from '../../flow/agent_definition.ts'
import type { PhaseDefinition, SlotDefinition } from '../../flow/definition.ts'
import { agentWith, flowOf, phase, slot } from '../../testing/flows.ts'
import type { TurnSetting } from '../setting.ts'
import { toolSchemas } from '../tools/index.ts'
import { previewTexts } from './preview_texts.ts'
import { flowThrough, passage, settingWith, stateWith } from './testing/setting.ts'

/** Every field that a model can follow is in what it is given for a turn, and only once: or the model is told twice. */

const mark = 'Albatross'
/** Written so that every field takes it, and no field of another test has it. */
const text = `Mind the ${mark} at all times`

interface Change {
  phase?: Partial<PhaseDefinition>
  slot?: Partial<SlotDefinition>
  agent?: Partial<AgentDefinition>
  setting?: Partial<TurnSetting>
}

function settingOf({ phase: phaseChange, slot: slotChange, agent, setting }: Change): TurnSetting {
  const first = phase(1, {
    tools: ['consult_knowledge', 'capture_slots', 'offer_navigation'],
    slots: [slot(11, { key: 'size', ...slotChange })],
    ...phaseChange,
  })
  return settingWith({ flow: flowThrough([first], agent), ...setting })
}

/** What a model is given with the first message. */
function givenFor(setting: TurnSetting): string {
  const { system, message } = previewTexts(setting, stateWith({ phase: 'phase_1' }), { text: 'Hello there!' })
  return [system, JSON.stringify(toolSchemas(setting.flow, setting.knowledge)), message].join('\n')
}

const times = (change: Change, as = mark) => givenFor(settingOf(change)).split(as).length - 1

const voice = (fields: object): Change => ({
  agent: { voice: { name: 'Plain', languages: ['en'], ...fields } },
})
const identity = (fields: object): Change => ({ agent: { identity: { display_name: 'Mara', ...fields } } })
const offer = (fields: Partial<AgentService>): Change => ({
  agent: { services: [{ key: 'audit', name: 'Audit', pricing_unit: 'fixed', ...fields }] },
})
const { prompts } = agentWith(flowOf())
const prompt = (kind: 'conversation' | 'extraction'): Change => ({
  agent: { prompts: { ...prompts, [kind]: { version: 2, body: `You listen. ${text}` } } },
})
const price = { price_min: 7_654_321, currency: 'EUR' }

const fields: Record<string, { set: Change; as?: string }> = {
  'the prompt of kind conversation': { set: prompt('conversation') },
  'the prompt of kind extraction': { set: prompt('extraction') },
  'tone rules': { set: voice({ tone_rules: [text] }) },
  'preferred phrases': { set: voice({ preferred_phrases: [text] }) },
  'the formality': { set: voice({ formality: text }) },
  'the style of the sign-off': { set: voice({ sign_off_style: text }) },
  'banned phrases': { set: voice({ banned_phrases: [text] }) },
  'the name of an identity': { set: identity({ display_name: text }) },
  'the role of an identity': { set: identity({ role: text }) },
  'the bio of an identity': { set: identity({ bio: text }) },
  'the disclosure of an identity': { set: identity({ disclosure: text }) },
  'the name of an agent': { set: { setting: { agent_name: text } } },
  'the title of a slot': { set: { slot: { title: text } } },
  'the description of a slot': { set: { slot: { description: text } } },
  'a label of an option': {
    set: { slot: { data_type: 'enum', enum_values: ['a'], enum_labels: { a: text } } },
  },
  'the value of an option': { set: { slot: { data_type: 'enum', enum_values: [text] } } },
  'the pages of an agent': { set: { agent: { pages: [{ title: text, url: 'https://example.com/' }] } } },
  'the name of a service': { set: offer({ name: text }) },
  'the description of a service': { set: offer({ description: text }) },
  'the positioning of a service': { set: offer({ positioning: text }) },
  'the guidelines of a service': { set: offer({ guidelines: text }) },
  'the duration of a service': { set: offer({ typical_duration: text }) },
  'the deliverables of a service': { set: offer({ deliverables: [text] }) },
  'the signs of a good fit of a service': { set: offer({ good_fit_signals: [text] }) },
  'the price of a service': { set: offer(price), as: '76543.21 EUR' },
  'the pricing unit of a service': {
    set: offer({ ...price, pricing_unit: 'monthly' }),
    as: '76543.21 EUR a month',
  },
  'a fact of the tier universal': {
    set: {
      setting: {
        knowledge: { kind: 'outline', version: 1, outline: 'Prices', always: [passage(1, `${text}.`)] },
      },
    },
  },
}

test('what no field says is not there', () => {
  assert.equal(times({}), 0)
})

for (const [name, { set, as = mark }] of Object.entries(fields))
  test(`a model is given ${name}, once`, () => {
    assert.equal(times(set, as), 1)
  })

/** The phase stands in the plan, and again where the conversation is in it. */
const ofThePhase: Record<string, Change> = {
  'the title of a phase': { phase: { title: text } },
  'the objective of a phase': { phase: { objective: text } },
  'the exit criteria of a phase': { phase: { exit_criteria: text } },
}

for (const [name, change] of Object.entries(ofThePhase))
  test(`a model is given ${name}`, () => {
    assert.equal(times(change), 2)
  })

test('a model is given the name of the organization', () => {
  assert.ok(times({ setting: { organization: { ...settingWith().organization, name: text } } }) > 0)
})

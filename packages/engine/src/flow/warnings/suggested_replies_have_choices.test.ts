import { test } from 'node:test'
import { agentWith, flowOf, phase, slot, terminal } from '../../testing/flows.ts'
import { accepts, reports } from '../../testing/rules.ts'
import type { SlotDefinition } from '../definition.ts'
import { suggestedRepliesHaveChoices as rule } from './suggested_replies_have_choices.ts'

const suggesting = (...slots: SlotDefinition[]) =>
  agentWith(flowOf(phase(1, { tools: ['suggest_replies'], slots }), terminal()))

test('§2.2 a slot with values, or one answered by yes or no, is enough to suggest', () => {
  accepts(rule, suggesting(slot(1, { data_type: 'enum', enum_values: ['a'] })))
  accepts(rule, suggesting(slot(1, { data_type: 'boolean' })))
})

test('§2.2 a phase that looks things up can suggest what was meant', () => {
  accepts(rule, agentWith(flowOf(phase(1, { tools: ['suggest_replies', 'consult_knowledge'] }), terminal())))
})

test('§2.2 suggest_replies with nothing to suggest is worth a warning', () => {
  reports(rule, suggesting(), ['phase:1 tools'])
  reports(rule, suggesting(slot(1), slot(2, { data_type: 'multi_enum' })), ['phase:1 tools'])
  reports(rule, suggesting(slot(1, { data_type: 'boolean', archived: true })), ['phase:1 tools'])
})

import { test } from 'node:test'
import { type ToolName, toolNames } from '@foyer/contract/vocabulary'
import { flowOf, phase, terminal } from '../../testing/flows.ts'
import { accepts, reports } from '../../testing/rules.ts'
import { toolsAreKnown as rule } from './tools_are_known.ts'

test('§2.2 the five tools are accepted', () => {
  accepts(rule, flowOf(phase(1, { tools: [...toolNames] }), terminal()))
})

test('§2.2 any other name is refused at its place, also one that objects answer to', () => {
  const tools = ['capture_slots', 'send_fax', 'constructor'] as ToolName[]
  reports(rule, flowOf(phase(1, { tools }), terminal()), ['phase:1 tools.1'], ['phase:1 tools.2'])
})

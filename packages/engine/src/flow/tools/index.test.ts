import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toolNames } from '@foyer/contract/vocabulary'
import { phase, slot } from '../../testing/flows.ts'
import { callableTools, effectiveToolSettings, tools } from './index.ts'

test('§2.2 every tool of the specification is defined under its own name', () => {
  assert.deepEqual(
    toolNames.map((name) => tools[name].name),
    [...toolNames],
  )
})

test('§2.2 effective settings are those of the tools that are on, defaults filled', () => {
  assert.deepEqual(effectiveToolSettings(phase(1, { tools: ['offer_navigation'] })), {
    offer_navigation: { max_links: 1 },
  })
  const tool_settings = { offer_navigation: { max_links: 3 } }
  assert.deepEqual(
    effectiveToolSettings(phase(1, { tools: ['offer_navigation'], tool_settings })),
    tool_settings,
  )
})

test('§2.2 tools without settings, and tools that are off, do not appear', () => {
  assert.deepEqual(effectiveToolSettings(phase(1, { tools: ['capture_slots', 'consult_knowledge'] })), {})
})

test('what a model may call is closed, and bounded by the settings', () => {
  const all = phase(1, {
    tools: [...toolNames],
    tool_settings: { offer_navigation: { max_links: 2 } },
    slots: [slot(10, { key: 'budget' })],
  })
  const callable = callableTools(all)
  for (const { parameters } of callable) assert.equal(parameters.additionalProperties, false)
  const pages = callable.find(({ name }) => name === 'offer_navigation')?.parameters.properties.pages
  assert.ok(pages?.type === 'array' && pages.maxItems === 2)
  const captured = callable.find(({ name }) => name === 'capture_slots')?.parameters.properties
  assert.deepEqual(Object.keys(captured ?? {}), ['budget'])
})

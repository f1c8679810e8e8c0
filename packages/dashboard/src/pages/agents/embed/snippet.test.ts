import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageLinkOf, policyOf, snippetOf } from './snippet.ts'

const service = 'https://foyer.example'

test('the snippet loads the widget from this service and names the agent by its public id', () => {
  assert.equal(
    snippetOf(service, 'ag_1'),
    '<script src="https://foyer.example/widget.js" async></script>\n<foyer-chat agent="ag_1"></foyer-chat>',
  )
})

test('the link to share and the policy lead to this service', () => {
  assert.equal(pageLinkOf(service, 'ag_1'), 'https://foyer.example/a/ag_1')
  assert.equal(policyOf(service), 'script-src https://foyer.example;\nconnect-src https://foyer.example;')
})

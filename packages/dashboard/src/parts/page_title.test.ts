import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageTitle } from './page_title.ts'

test('the title begins with how many visitors wait for a person, and says nothing while nobody does', () => {
  assert.equal(pageTitle('Home', 'Brightwater', '2'), '(2) Home · Brightwater · Foyer')
  assert.equal(pageTitle('Home', 'Brightwater'), 'Home · Brightwater · Foyer')
  assert.equal(pageTitle('Account'), 'Account · Foyer')
})

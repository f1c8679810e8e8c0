import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OrganizationFinding } from '@foyer/sdk'
import { bestFindings, findingText } from './finding_text.ts'

test('opening hours, links and languages are told as people say them', () => {
  const hours = [{ days: ['tue', 'wed'], opens: '10:00', closes: '18:00', note: 'by appointment' }]
  assert.equal(
    findingText({ field: 'opening_hours', value: hours }),
    'Tue, Wed: 10:00 to 18:00 (by appointment)',
  )
  const links = [{ title: 'Instagram', url: 'https://instagram.com/clay' }]
  assert.equal(findingText({ field: 'links', value: links }), 'Instagram')
  assert.equal(findingText({ field: 'languages', value: ['de', 'en'] }), 'German, English')
})

test('of several findings for a field, the first one is shown', () => {
  const finding = (value: string): OrganizationFinding => ({
    object: 'organization_finding',
    field: 'phone',
    value,
    source_id: 1,
    source_title: 'Contact',
    basis: 'page',
    effect: 'fill',
  })
  assert.deepEqual(
    bestFindings([finding('1'), finding('2')]).map(({ value }) => value),
    ['1'],
  )
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Organization } from '@foyer/sdk'
import { contactValues, profileChanges } from './contact_values.ts'

const organization = (profile: Organization['profile']): Organization => ({
  object: 'organization',
  id: 1,
  slug: 'harbour',
  name: 'Harbour',
  default_locale: 'en',
  locales: ['en'],
  timezone: 'UTC',
  profile,
  paused: false,
  verified: true,
  credits: null,
  retention_days: null,
  created_at: '2026-01-05T08:00:00.000Z',
})

test('what the form was given is sent back unchanged', () => {
  const profile: Organization['profile'] = {
    address: '3 Capstan Row',
    phone: '0800 111',
    email: 'desk@harbour.example',
    currency: 'GBP',
    opening_hours: [
      { days: ['mon'], opens: '09:00', closes: '17:00' },
      { days: ['sat'], opens: '10:00', closes: '14:00', note: 'by appointment' },
    ],
    links: [{ title: 'Instagram', url: 'https://instagram.example' }],
  }
  assert.deepEqual(profileChanges(contactValues(organization(profile))), profile)
})

test('what was left empty is cleared', () => {
  const cleared = {
    address: null,
    phone: null,
    email: null,
    currency: null,
    opening_hours: null,
    links: null,
  }
  assert.deepEqual(profileChanges(contactValues(organization({}))), cleared)
})

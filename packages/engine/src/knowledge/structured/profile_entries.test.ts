import assert from 'node:assert/strict'
import { test } from 'node:test'
import { profileEntries } from './profile_entries.ts'
import type { OrganizationFields } from './structured_entry.ts'

const harbour: OrganizationFields = {
  name: 'Harbour Yard',
  website: 'https://harbour.example',
  profile: {
    address: '3 Capstan Row\nPort Ellery',
    phone: '+44 1632 960233',
    email: 'desk@harbour.example',
    opening_hours: [{ days: ['mon'], opens: '09:00', closes: '17:00' }],
    links: [{ title: 'Instagram', url: 'https://instagram.example/harbour' }],
  },
}

const textsIn = (language: string, organization: OrganizationFields) =>
  Object.fromEntries(
    profileEntries(organization)
      .filter((entry) => entry.language === language)
      // The rows of the week have a test of their own.
      .map(({ topic, text }) => [topic, text.replace(/\n- .*/gs, '')]),
  )

test('every topic of a profile is told in English and in German', () => {
  assert.deepEqual(textsIn('en', harbour), {
    address: 'You can find us at this address: 3 Capstan Row, Port Ellery.',
    phone: 'You can call us at +44 1632 960233.',
    email: 'You can email us at desk@harbour.example.',
    contact: 'You can call us at +44 1632 960233 or email us at desk@harbour.example.',
    opening_hours: 'We are open Monday 9:00–17:00. We are closed on Tuesday to Sunday.',
    links: 'Our website is https://harbour.example\nInstagram: https://instagram.example/harbour',
  })
  assert.deepEqual(textsIn('de', harbour), {
    address: 'Unsere Adresse: 3 Capstan Row, Port Ellery.',
    phone: 'Unsere Telefonnummer: +44 1632 960233.',
    email: 'Unsere E-Mail-Adresse: desk@harbour.example.',
    contact:
      'Wir sind telefonisch unter +44 1632 960233 oder per E-Mail unter desk@harbour.example erreichbar.',
    opening_hours: 'Unsere Öffnungszeiten: Montag 9:00–17:00 Uhr. Geschlossen: Dienstag bis Sonntag.',
    links: 'Unsere Website: https://harbour.example\nInstagram: https://instagram.example/harbour',
  })
})

test('every entry stands under the name of the organization and a question that visitors ask', () => {
  for (const { trail } of profileEntries(harbour)) {
    assert.equal(trail[0], 'Harbour Yard')
    assert.match(trail[1]!, /\?/)
  }
})

test('what is not told has no entry', () => {
  assert.deepEqual(profileEntries({ name: 'Harbour Yard', profile: {} }), [])
  const phone = { name: 'Harbour Yard', profile: { phone: '0800 111' } }
  assert.deepEqual(Object.keys(textsIn('en', phone)), ['phone'])
})

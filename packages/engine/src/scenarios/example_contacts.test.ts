import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slot } from '../testing/flows.ts'
import { exampleContacts, namesIn } from './example_contacts.ts'

test('what leads to a person is replaced by examples, the same by the same', () => {
  const examples = exampleContacts(['Jana Novák', 'Jana'])
  assert.equal(
    examples.in('I am Jana Novák, jana@novak.example or info@novak.example, call +49 (40) 555-1470.'),
    'I am Alex Example, visitor@mail.example or visitor2@mail.example, call +49 40 5550 100.',
  )
  assert.equal(
    examples.in('JANA@novak.example or 040 / 555 14 70'),
    'visitor@mail.example or +49 40 5550 100',
  )
  assert.equal(examples.in('Jana here'), 'Alex here')
})

test('amounts, dates and other words stay', () => {
  const text = 'About 30,000 to 50.000 euros by 2026-11-18, in Janaville, order 48-221.'
  assert.equal(exampleContacts(['Jana']).in(text), text)
})

test('the name of a person is known by its slot; that of a company is not one', () => {
  const slots = [
    slot(1, { key: 'name' }),
    slot(2, { key: 'organization_name' }),
    slot(3, { key: 'last_name' }),
  ]
  const values = { name: 'Jana', organization_name: 'Nordlicht', last_name: 'Novak' }
  assert.deepEqual(namesIn(slots, values), ['Jana', 'Novak'])
})

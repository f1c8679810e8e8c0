import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eraseContact } from './erase_contact.ts'

test('a contact is erased by every address and id, as often as it takes', async () => {
  const asked: object[] = []
  const left = new Map([
    ['a@example.com', [50, 7]],
    ['b@example.com', [0]],
    ['customer-7', [2]],
  ])
  const erase = async (body: { email?: string; visitor_id?: string }) => {
    asked.push(body)
    const counts = left.get(body.email ?? body.visitor_id ?? '') ?? []
    const count = counts.shift() ?? 0
    return { conversation_ids: Array.from({ length: count }, (_, id) => id), has_more: counts.length > 0 }
  }
  const heard: number[] = []
  const contact = { id: 1, emails: ['a@example.com', 'b@example.com'], visitor_ids: ['customer-7'] }
  const erased = await eraseContact({ visitorErasures: { erase } } as never, contact, (so) => heard.push(so))
  assert.equal(erased.length, 59)
  assert.deepEqual(heard, [50, 57, 57, 59])
  assert.deepEqual(asked.at(0), { email: 'a@example.com' })
  assert.deepEqual(asked.at(-1), { visitor_id: 'customer-7' })
})

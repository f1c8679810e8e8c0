import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization } from '../../../testing/api.ts'
import { signInAs } from '../../../testing/people.ts'
import { newVisitor } from '../../visits/testing/visitors.ts'

test('a message of a person says who wrote it, to the team and not to the visitor', async () => {
  const api = await newOrganization()
  const editor = await signInAs(api, 'editor')
  const visitor = await newVisitor(api)
  const path = `/conversations/${visitor.visit.id}`
  await editor.post(`${path}/takeover`)
  const sent = await editor.post(`${path}/messages`, { role: 'owner', text: 'I will look after this.' })
  const { type, name } = sent.body.message.author
  assert.deepEqual([type, name], ['person', 'Some editor'])
  await visitor.say('Thank you!')
  const { data } = (await api.get(`${path}/messages`)).body
  assert.deepEqual(
    data.map(({ role, author }: { role: string; author?: { name: string } }) => [role, author?.name]),
    [
      ['agent', undefined],
      ['owner', 'Some editor'],
      ['visitor', undefined],
    ],
  )
  const seen = await visitor.get('/conversation')
  assert.match(seen.text, /I will look after this/)
  assert.doesNotMatch(seen.text, /author|Some editor/)
})

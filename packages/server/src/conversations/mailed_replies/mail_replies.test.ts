import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { updateRow } from '../../platform/db/row.ts'
import { newOrganization, sharedDatabase, startService } from '../../testing/api.ts'
import { say, setConversation, storedConversation } from '../../testing/conversations.ts'
import { listenTo } from '../../testing/listen_to_events.ts'
import { mailRepliesBy } from '../jobs.ts'
import { newVisitor } from '../visits/testing/visitors.ts'
import type { MailedReply } from './port.ts'

const service = await startService({ database: await sharedDatabase() })
after(() => service.app.close())
const soon = { timeout: 20_000 }

/** A visitor who has left, with or without an agreement, and a person who has taken over. */
async function left({ agreed = true, locale = 'en' }: { agreed?: boolean | null; locale?: string } = {}) {
  const api = await newOrganization(service)
  const visitor = await newVisitor(api, undefined, {
    body: { locale, source_url: 'https://example.com/prices' },
  })
  const { id } = visitor.visit
  if (agreed !== null)
    await visitor.post('/conversation/reply_by_mail', { agreed, email: 'noor@example.com' })
  await api.post(`/conversations/${id}/takeover`)
  const answer = async (text: string): Promise<number> =>
    (await say(api, id, { text, role: 'owner' })).body.message.id
  /** What the port was asked for: tests of other organizations may have mails due, too. */
  const mails = async (afterSeconds: number): Promise<MailedReply[]> => {
    service.clock.now = new Date(service.clock.now.getTime() + afterSeconds * 1000)
    const asked: MailedReply[] = []
    const sweep = mailRepliesBy(async (db, reply) => {
      if (db.organization_id === api.organization.id) asked.push(reply)
    })
    await sweep.run(service.database, service.clock.now)
    return asked
  }
  return { api, visitor, id, answer, mails }
}

test('a person answers while the chat is closed: it is unread there, and one mail is asked for after a minute', async () => {
  const { visitor, id, answer, mails } = await left()
  const written = await answer('Jana here. We can start in March.')
  const at = service.clock.now
  assert.equal((await visitor.get('/conversation')).body.unread_count, 1)
  assert.deepEqual(await mails(59), [])
  assert.deepEqual(await mails(1), [
    {
      address: 'noor@example.com',
      locale: 'en',
      conversation: {
        id,
        number: 1,
        agent: 'front-desk',
        source_url: 'https://example.com/prices',
        visitor_name: null,
      },
      messages: [{ id: written, text: 'Jana here. We can start in March.', created_at: at }],
    },
  ])
  for (const seconds of [0, 60, 3600]) assert.deepEqual(await mails(seconds), [])
  assert.equal((await visitor.get('/conversation')).body.unread_count, 1)
})

test('several messages in a row make one mail, and what is written later a mail of its own', async () => {
  const { answer, mails } = await left()
  const textsOf = (asked: MailedReply[]) => asked.map(({ messages }) => messages.map(({ text }) => text))
  await answer('One.')
  assert.deepEqual(await mails(40), [])
  await answer('Two.')
  assert.deepEqual(await mails(40), [])
  assert.deepEqual(textsOf(await mails(20)), [['One.', 'Two.']])
  await answer('Three.')
  assert.deepEqual(textsOf(await mails(60)), [['Three.']])
})

for (const agreed of [null, false])
  test(`no mail is asked for where the visitor ${agreed === null ? 'was not asked' : 'declined'}`, async () => {
    const { answer, mails } = await left({ agreed })
    await answer('Jana here.')
    assert.deepEqual(await mails(3600), [])
  })

test('no mail is asked for what the visitor has seen within the minute, or has answered', async () => {
  const seen = await left()
  const message_id = await seen.answer('Jana here.')
  await seen.visitor.post('/conversation/read', { message_id })
  assert.deepEqual(await seen.mails(3600), [])
  const answered = await left()
  await answered.answer('Jana here.')
  await answered.visitor.say('Hello Jana!')
  assert.deepEqual(await answered.mails(3600), [])
})

test(
  'no mail is asked for while the chat is open; once it is closed and nothing was seen, it is',
  soon,
  async () => {
    const { api, visitor, id, answer, mails } = await left()
    const authorization = `Bearer ${visitor.token}`
    const stream = await listenTo(api, '/visit/conversation/stream', { authorization })
    await stream.next('data')
    await answer('Jana here.')
    const told = JSON.parse((await stream.next('data'))!)
    assert.equal(told.messages.length, 1)
    assert.deepEqual(await mails(61), [])
    stream.close()
    assert.notEqual((await storedConversation(api, id)).mail_due_at, null)
    assert.equal((await mails(600)).length, 1)
  },
)

test('a conversation that was closed after the answer is mailed all the same, in the visitor’s language', async () => {
  const { api, id, answer, mails } = await left({ locale: 'de' })
  await api.patch('/agents/front-desk', { languages: ['en', 'de'] })
  await answer('Wir melden uns im März.')
  await api.post(`/conversations/${id}/close`)
  const { state, locale } = await storedConversation(api, id)
  const [mail] = await mails(60)
  assert.equal(mail?.locale, (state as { language?: string }).language ?? locale)
})

test('what is seen while the sweep waits for the conversation is not mailed', async () => {
  const { api, id, answer, mails } = await left()
  await answer('Jana here.')
  const { untilItWaits } = await import('../../testing/waiting.ts')
  const { waiting } = await service.database.tenant(api.organization.id).transaction(async (db) => {
    updateRow(db, 'conversations', id, { mail_due_at: null })
    await db.query((sql) => sql`select 1`)
    const waiting = mails(60)
    await untilItWaits(service, waiting)
    return { waiting }
  })
  assert.deepEqual(await waiting, [])
})

test('an agreement without any address that is left makes no mail, and is not looked at for ever', async () => {
  const { api, id, answer, mails } = await left()
  await answer('Jana here.')
  await setConversation(api, id, { visitor: null })
  assert.deepEqual(await mails(60), [])
  assert.equal((await storedConversation(api, id)).mail_due_at, null)
})

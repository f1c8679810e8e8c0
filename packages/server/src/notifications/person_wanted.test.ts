import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { runInBackground } from '../background_work.ts'
import { defaultRetention } from '../platform/queue/retention.ts'
import { newOrganization, publicUrl } from '../testing/api.ts'
import { type MailingService, startMailingService } from '../testing/notifications.ts'
import { asPerson, newPerson } from '../testing/people.ts'
import { waitingVisitor } from './testing/waiting_visitors.ts'

let service: MailingService
before(async () => {
  service = await startMailingService()
})
after(() => service.close())

test('a visitor asks for a person: within 5 s a mail is there, with the brief so far and a link to the conversation', async () => {
  const api = await newOrganization(service)
  const { email } = await newPerson(api, 'owner')
  const { equipment, dependencies } = service
  const stops = runInBackground({
    ...dependencies,
    equipment,
    retention: defaultRetention,
    log: (error) => assert.fail(error as Error),
  })
  try {
    const arrival = service.sink.next(email, 60_000)
    const { id, number } = await waitingVisitor(api)
    const asked = performance.now()
    const mail = await arrival
    assert.ok(performance.now() - asked < 5000)
    assert.match(mail.subject, /wants to talk to a person/)
    for (const form of [mail.text, mail.html]) {
      assert.ok(form.includes(`Conversation ${number} with`), form)
      assert.ok(form.includes('We need a new roof for a barn'), form)
      assert.ok(form.includes(`${publicUrl}/o/${api.organization.slug}/conversations/${id}`), form)
    }
  } finally {
    await Promise.all(stops.map((stop) => stop()))
  }
})

test('a server that dies between the commit and the sending loses no mail, and none comes twice', async () => {
  const api = await newOrganization(service)
  const { email } = await newPerson(api, 'owner')
  // Nobody works in the background: as if the server had died with the commit.
  await waitingVisitor(api)
  assert.equal(service.sink.to(email).length, 0)
  await Promise.all([service.deliver(), service.deliver()])
  await service.deliver()
  assert.equal(service.sink.to(email).length, 1)
})

test('what visitors said is in mails as the organization allows: nothing, the beginning, or all of it', async () => {
  const words = `We need a new roof for a barn. ${'It is long and wide and old. '.repeat(40)}In the end it must be green.`
  const bodyWith = async (visitor_words: string) => {
    const api = await newOrganization(service)
    const { email } = await newPerson(api, 'owner')
    await api.patch('/organization/notifications', { visitor_words })
    const conversation = await waitingVisitor(api, words)
    await service.deliver()
    const [mail] = service.sink.to(email)
    assert.ok(mail)
    assert.ok(mail.text.includes(`Conversation ${conversation.number} with`))
    return mail.text
  }
  const none = await bodyWith('none')
  assert.ok(!/roof|Jana|jana/.test(none), none)
  const excerpt = await bodyWith('excerpt')
  assert.ok(excerpt.includes('Jana Novak') && excerpt.includes('roof'), excerpt)
  assert.ok(excerpt.length < 1500, String(excerpt.length))
  const full = await bodyWith('full')
  assert.ok(full.includes('roof') && full.length >= excerpt.length, full)
})

test('nobody is called to a visitor whom somebody helps already, nor to one that was erased', async () => {
  const api = await newOrganization(service)
  const { email } = await newPerson(api, 'owner')
  const first = await waitingVisitor(api)
  assert.equal((await api.post(`/conversations/${first.id}/takeover`)).status, 200)
  const second = await waitingVisitor(api)
  assert.equal((await api.delete(`/conversations/${second.id}`)).status, 200)
  await service.deliver()
  assert.equal(service.sink.to(email).length, 0)
})

test('who has left, who does not want to know, and who only looks on gets no mail', async () => {
  const api = await newOrganization(service)
  const owner = await newPerson(api, 'owner')
  const gone = await newPerson(api, 'editor')
  const silent = await newPerson(api, 'editor')
  const viewer = await newPerson(api, 'viewer')
  await asPerson(api, silent).patch('/members/me/notifications', { mail: ['weekly_summary'] })
  await waitingVisitor(api)
  const { data } = (await asPerson(api, owner).get('/members')).body
  const { id } = data.find((member: { email: string }) => member.email === gone.email)
  assert.equal((await asPerson(api, owner).delete(`/members/${id}`)).status, 200)
  await service.deliver()
  assert.deepEqual(
    [owner, gone, silent, viewer].map(({ email }) => service.sink.to(email).length),
    [1, 0, 0, 0],
  )
})

test('a member is written to in their own language, and else in that of the organization', async () => {
  const api = await newOrganization(service)
  await api.patch('/organization', { locales: ['en', 'de'], default_locale: 'de' })
  const [german, english] = [await newPerson(api, 'owner'), await newPerson(api, 'editor')]
  const answer = await service.app.inject({
    method: 'PATCH',
    url: '/auth/person',
    headers: english.browser,
    payload: { locale: 'en' },
  })
  assert.equal(answer.json().locale, 'en')
  await waitingVisitor(api)
  await service.deliver()
  assert.match(service.sink.to(german.email)[0]!.subject, /möchte mit einem Menschen sprechen/)
  assert.match(service.sink.to(english.email)[0]!.subject, /wants to talk to a person/)
})

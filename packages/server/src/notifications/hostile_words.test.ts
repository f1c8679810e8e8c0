import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newOrganization, publicUrl } from '../testing/api.ts'
import { runJobs } from '../testing/jobs.ts'
import { type MailingService, startMailingService } from '../testing/notifications.ts'
import { asPerson, newEmail, newPerson } from '../testing/people.ts'
import type { ReceivedMail } from '../testing/smtp_sink.ts'
import { waitingVisitor } from './testing/waiting_visitors.ts'

/** R4 and R7 in mails: no header lines, script or links of others, wherever their words come from. */

let service: MailingService
before(async () => {
  service = await startMailingService()
})
after(() => service.close())

function assertHarmless(mail: ReceivedMail) {
  const names = [...mail.headers.keys()]
  for (const name of ['bcc', 'cc', 'x-evil', 'content-disposition']) assert.ok(!names.includes(name), name)
  for (const [name, values] of mail.headers) assert.equal(values.length, 1, name)
  assert.equal(mail.to.length, 1)
  assert.ok(mail.subject.length <= 150)
  assert.ok(!/<(script|img|iframe|form|svg)/i.test(mail.html), mail.html)
  const links = [
    ...mail.text.matchAll(/https?:\/\/[^\s)]+/g),
    ...mail.html.matchAll(/(?:href|src)="([^"]*)"/g),
  ]
  for (const [link, address = link] of links) assert.ok(address.startsWith(publicUrl), address)
  assert.ok(!/\bevil\.example/.test(mail.text + mail.html))
}

const poison = 'Roofs https://evil.example/a <script>alert(1)</script><img src=https://evil.example/p.png>'

test('the words and the name of a visitor add nothing to a mail', async () => {
  const api = await newOrganization(service)
  const { email } = await newPerson(api, 'owner')
  await api.patch('/organization/notifications', { visitor_words: 'full' })
  await waitingVisitor(api, `We need a roof.\r\nBcc: all@evil.example\r\nX-Evil: 1\r\n\r\n${poison}`)
  await service.deliver()
  const [mail] = service.sink.to(email)
  assert.ok(mail!.text.includes('We need a roof'))
  assertHarmless(mail!)
})

test('the names of organizations, agents and people add nothing to a mail', async () => {
  const api = await newOrganization(service)
  const person = await newPerson(api, 'owner')
  const owner = asPerson(api, person)
  const rename = await service.app.inject({
    method: 'PATCH',
    url: '/auth/person',
    headers: person.browser,
    payload: { name: `Eve"\r\nBcc: a@evil.example ${'x'.repeat(90)} evil.example` },
  })
  assert.equal(rename.statusCode, 200)
  assert.equal(
    (await api.patch('/organization', { name: `Visit evil.example now ${poison}`.slice(0, 200) })).status,
    200,
  )
  const invited = newEmail()
  await owner.post('/invitations', { email: invited })
  const agent = (await api.post('/agents', { name: `Agent\u2028X-Evil: 1 ${poison}` })).body
  await waitingVisitor(api, 'We need a roof.', agent)
  await service.deliver()
  for (const email of [person.email, invited]) {
    const [mail] = service.sink.to(email)
    assert.ok(mail, email)
    assertHarmless(mail)
  }
})

test('the title of a source that fails, and what its server says, add nothing to a mail', async () => {
  const api = await newOrganization(service)
  const { email } = await newPerson(api, 'owner')
  const { id } = (
    await api.post('/knowledge_sources', {
      kind: 'page',
      url: 'https://nobody.invalid/',
      title: `${poison}\nBcc: x`,
    })
  ).body
  assert.ok(id)
  await runJobs(api)
  await service.deliver()
  const [mail] = service.sink.to(email)
  assert.match(mail!.subject, /^The source “/)
  assert.ok(mail!.text.includes(`/knowledge/sources/${id}`))
  assertHarmless(mail!)
})

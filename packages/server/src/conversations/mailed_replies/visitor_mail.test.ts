import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newOrganization } from '../../testing/api.ts'
import { say } from '../../testing/conversations.ts'
import { type MailingService, startMailingService } from '../../testing/notifications.ts'
import { mailRepliesBy } from '../jobs.ts'
import { newVisitor, publicAgent } from '../visits/testing/visitors.ts'
import { mailVisitor } from './mail_visitor.ts'

let service: MailingService
before(async () => {
  service = await startMailingService()
})
after(() => service.close())

let visitors = 0

/** A visitor who agreed to be mailed and has left, and a person who has answered a minute ago. */
async function answered({
  source_url = 'https://shop.example/prices?a=b',
  text = 'We can start in March.',
} = {}) {
  const api = await newOrganization(service)
  await api.patch('/organization', { website: 'https://shop.example' })
  const agent = await publicAgent(api, { languages: ['en', 'de'] })
  const visitor = await newVisitor(api, agent, { body: { locale: 'de', source_url } })
  visitors += 1
  const email = `noor${visitors}@visitor.example`
  await visitor.post('/conversation/reply_by_mail', { agreed: true, email })
  await api.post(`/conversations/${visitor.visit.id}/takeover`)
  const { message } = (await say(api, visitor.visit.id, { text, role: 'owner' })).body
  service.clock.now = new Date(service.clock.now.getTime() + 60_000)
  await mailRepliesBy(mailVisitor).run(service.database, service.clock.now)
  return { api, visitor, email, message, mails: () => service.sink.to(email) }
}

test('what a person wrote while the chat was closed is mailed once, in the visitor’s language, with a link to their page', async () => {
  const { mails } = await answered()
  await service.deliver()
  await service.deliver()
  const [mail, ...others] = mails()
  assert.equal(others.length, 0)
  assert.match(mail!.subject, /hat Ihnen geantwortet/)
  for (const form of [mail!.text, mail!.html]) {
    assert.ok(form.includes('We can start in March.'), form)
    assert.ok(form.includes('https://shop.example/prices'), form)
  }
})

test('what the visitor has seen before the mail went out is not mailed', async () => {
  const { visitor, message, mails } = await answered()
  await visitor.post('/conversation/read', { message_id: message.id })
  await service.deliver()
  assert.equal(mails().length, 0)
})

test('no mail links to a page that is not the organization’s, wherever the visitor said they came from', async () => {
  const { mails } = await answered({ source_url: 'https://evil.example/login' })
  await service.deliver()
  const [mail] = mails()
  assert.ok(!/evil|href="http/.test(mail!.html.replaceAll(/<link[^>]*>/g, '')), mail!.html)
  assert.ok(!mail!.text.includes('evil'))
})

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { runInBackground } from '../background_work.ts'
import { startDispatches } from '../organization/dispatches/send_dispatches.ts'
import { defaultRetention } from '../platform/queue/retention.ts'
import { newAgent } from '../testing/agents.ts'
import { type Api, newOrganization, publicUrl, testSecrets } from '../testing/api.ts'
import { newConversation, say } from '../testing/conversations.ts'
import { type MailingService, startMailingService } from '../testing/notifications.ts'
import { asPerson, newPerson } from '../testing/people.ts'

let service: MailingService
before(async () => {
  service = await startMailingService()
})
after(() => service.close())

/** A visitor who asks for a person. */
async function waitingVisitor(api: Api, agent?: { slug: string }) {
  const conversation = await newConversation(api, agent, {
    visitor: { name: 'Jana Novak', email: 'jana@visitor.example' },
  })
  await say(api, conversation.id, 'We need a new roof for a barn. Can I talk to a human, please?')
  return conversation
}

test('a visitor asks for a person: within 5 s a mail is there, with the brief so far and a link to the conversation', async () => {
  const api = await newOrganization(service)
  const { email } = await newPerson(api, 'owner')
  const { equipment, dependencies } = service
  const stops = runInBackground({
    ...dependencies,
    equipment,
    retention: defaultRetention,
    secrets: testSecrets,
    log: (error) => assert.fail(error as Error),
  })
  try {
    const arrival = service.sink.next(email, 5000)
    const { id, number } = await waitingVisitor(api)
    const mail = await arrival
    assert.match(mail.subject, /would like to talk to a person/)
    for (const form of [mail.text, mail.html]) {
      assert.ok(form.includes(`Conversation ${number} with`), form)
      assert.ok(form.includes('We need a new roof for a barn'), form)
      assert.ok(form.includes(`${publicUrl}/o/${api.organization.slug}/conversations/${id}`), form)
    }
  } finally {
    await Promise.all(stops.map((stop) => stop()))
  }
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startSmtpSink } from '../../testing/smtp_sink.ts'
import { MailFailure, needsTls } from './transport.ts'

const mail = {
  message_id: '<1.1@example.com>',
  to: { name: 'Jana"\r\nBcc: all@evil.example', address: 'jana@example.com' },
  sender: null,
  reply_to: null,
  subject: `Hello\r\nBcc: all@evil.example ${'x'.repeat(500)}`,
  text: 'Hello',
  html: '<p>Hello</p>',
  sent_at: new Date('2026-01-15T09:30:00.000Z'),
}

test('a mail account goes over the network encrypted or not at all', () => {
  const account = { user: 'us', password: 'secret' }
  assert.equal(needsTls({ account, host: 'mail.example.com' }), true)
  assert.equal(needsTls({ account, host: '127.0.0.1' }), false)
  assert.equal(needsTls({ account, host: 'localhost' }), false)
  assert.equal(needsTls({ account: null, host: 'mail.example.com' }), false)
})

test('neither a name nor a subject adds a header line, and a subject is cut', async () => {
  const sink = await startSmtpSink()
  await sink.transport.send(mail)
  const [received] = sink.received
  assert.ok(!received!.headers.has('bcc'))
  assert.deepEqual(received!.to, ['jana@example.com'])
  assert.equal(received!.subject.length, 150)
  assert.match(received!.headers.get('to')![0]!, /^"Jana\\" Bcc: all@evil\.example" <jana@example\.com>$/)
  assert.deepEqual(received!.headers.get('message-id'), [mail.message_id])
  await sink.close()
})

test('a failure says whether another attempt could end otherwise', async () => {
  const sink = await startSmtpSink()
  const lasting = async (refuse: (command: string) => string | null) => {
    sink.refuse = refuse
    const failure = await sink.transport.send(mail).catch((error: unknown) => error)
    assert.ok(failure instanceof MailFailure)
    return failure.lasting
  }
  assert.equal(await lasting((command) => (command.startsWith('RCPT') ? '550 nobody' : null)), true)
  assert.equal(await lasting((command) => (command.startsWith('RCPT') ? '450 busy' : null)), false)
  assert.equal(await lasting((command) => (command.startsWith('MAIL') ? '550 not you' : null)), false)
  await sink.close()
})

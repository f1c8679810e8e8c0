import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig } from '../../config.ts'
import { startSmtpSink } from '../../testing/smtp_sink.ts'
import { checkMail } from './mail.ts'

const found = async (environment: Record<string, string>) => {
  const [finding] = await checkMail(readConfig(environment))
  return finding!
}

test('doctor connects to the mail server, and says what is missing or wrong', async () => {
  assert.equal((await found({})).status, 'note')
  const sink = await startSmtpSink()
  const set = { FOYER_SMTP_URL: sink.url, FOYER_MAIL_FROM: 'foyer@example.com' }
  assert.equal((await found(set)).status, 'ok')
  await sink.close()
  const gone = await found(set)
  assert.equal(gone.status, 'wrong')
  assert.match(gone.finding, /could not be reached: .*ECONNREFUSED.*FOYER_SMTP_URL/)
})

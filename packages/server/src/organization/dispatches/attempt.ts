import { type Database, findOrganization, type Tenant } from '../../platform/db/index.ts'
import type { Secrets } from '../../platform/index.ts'
import { type Outbound, OutboundFailure } from '../../platform/outbound/index.ts'
import { slackMessage, teamsMessage } from '../letters/chat.ts'
import { letterHtml } from '../letters/html.ts'
import type { Letter } from '../letters/letter.ts'
import { plainText } from '../letters/plain_text.ts'
import { MailFailure, type MailTransport } from '../mail/transport.ts'
import { type Composers, languageFor } from './composer.ts'
import { findReplyTo, findWebhookAddress, type LeasedDispatch } from './repository.ts'
import { type Outcome, refusalFor } from './rules.ts'
import { openSealed } from './service.ts'

export interface SendingDependencies {
  database: Database
  secrets: Secrets
  outbound: Outbound
  /** Null where the installation sends no mail. */
  mail: MailTransport | null
  publicUrl: string
  composers: Composers
  /** Aborted when an attempt that is under way is not waited for any more. */
  abandoning?: AbortSignal
}

/** One attempt, outside of any transaction: composes what is to be said, and hands it over. */
export async function attempt(
  dependencies: SendingDependencies,
  tenant: Tenant,
  leased: LeasedDispatch,
  now: Date,
): Promise<Outcome> {
  const { database, secrets, composers, publicUrl, mail } = dependencies
  const organization = await findOrganization(database.system, tenant.organization_id)
  const compose = composers[leased.kind]
  if (!organization) return { status: 'dropped' }
  // The recipient has left the organization.
  if (leased.channel === 'mail' && !leased.recipient) return { status: 'dropped' }
  if (!compose)
    return { status: 'failed', error: `This server cannot compose "${leased.kind}".`, lasting: false }
  const reason = mail && leased.recipient ? refusalFor(leased.kind, leased.recipient) : null
  if (reason !== null) return { status: 'dropped', reason }
  const language = languageFor(leased.recipient?.locale ?? organization.default_locale)
  const letter = await compose({
    tenant,
    organization,
    dispatch: { ...leased, data: leased.data as Record<string, unknown> },
    secret: leased.sealed === null ? null : openSealed(secrets, leased.sealed),
    recipient: leased.recipient,
    language,
    publicUrl,
    now,
  })
  if (!letter) return { status: 'dropped' }
  return leased.channel === 'mail'
    ? sendByMail(dependencies, tenant, leased, { letter, language }, now)
    : postTo(leased.channel, dependencies, tenant, letter)
}

async function sendByMail(
  { mail, secrets }: SendingDependencies,
  tenant: Tenant,
  { id, recipient }: LeasedDispatch,
  { letter, language }: { letter: Letter; language: string },
  now: Date,
): Promise<Outcome> {
  if (!mail)
    return { status: 'failed', error: 'FOYER_SMTP_URL is not set, so no email is sent.', lasting: false }
  const { name, email } = recipient!
  const place = `${tenant.organization_id}.${id}`
  const stamp = secrets
    .sign('message id', place)
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 24)
  try {
    await mail.send({
      message_id: `<${place}.${stamp}@${mail.domain}>`,
      to: { name, address: email },
      sender: letter.sender ?? null,
      reply_to: await findReplyTo(tenant),
      subject: letter.subject,
      text: plainText(letter),
      html: letterHtml(letter, language),
      sent_at: now,
    })
    return { status: 'sent' }
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error
    return { status: 'failed', error: error.message, lasting: error.lasting }
  }
}

const timeoutSeconds = 15

async function postTo(
  channel: 'slack' | 'teams',
  { outbound, secrets, abandoning: signal }: SendingDependencies,
  tenant: Tenant,
  letter: Letter,
): Promise<Outcome> {
  const sealed = await findWebhookAddress(tenant, channel)
  if (sealed === null) return { status: 'dropped' }
  const body = JSON.stringify(channel === 'slack' ? slackMessage(letter) : teamsMessage(letter))
  const headers = { 'content-type': 'application/json', 'user-agent': 'Foyer' }
  const within = { timeoutSeconds, maxBytes: 1024, ...(signal && { signal }) }
  try {
    const { status } = await outbound.request(openSealed(secrets, sealed), {
      method: 'POST',
      headers,
      body,
      ...within,
    })
    if (status >= 200 && status < 300) return { status: 'sent' }
    const lasting = status === 404 || status === 410 || status === 403
    return {
      status: 'failed',
      lasting,
      error: lasting
        ? `${nameOf(channel)} answered ${status}: the address is no longer valid. Set a new one.`
        : `${nameOf(channel)} answered ${status}.`,
    }
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error
    return { status: 'failed', error: error.message, lasting: false }
  }
}

const nameOf = (channel: 'slack' | 'teams') => (channel === 'slack' ? 'Slack' : 'Teams')

import type { MailSettings } from '../organization/index.ts'
import { ConfigRefusal, type Environment } from './value.ts'

/** Null: no mail is sent. A password in the address is never repeated. */
export function readMail(set: Environment): MailSettings | null {
  const { FOYER_SMTP_URL: url, FOYER_MAIL_FROM: from } = set
  if (url === undefined && from === undefined) return null
  if (url === undefined)
    throw new ConfigRefusal('FOYER_SMTP_URL', 'is missing, but FOYER_MAIL_FROM is set', rightUrl)
  if (from === undefined)
    throw new ConfigRefusal('FOYER_MAIL_FROM', 'is missing, but FOYER_SMTP_URL is set', rightFrom)
  return { ...readServer(url.trim()), from: readFrom(from.trim()) }
}

const rightUrl = 'the address of a mail server, such as smtps://user:password@mail.example.com:465'
const rightFrom = 'an email address, such as foyer@example.com or Foyer <foyer@example.com>'

function readServer(text: string): Omit<MailSettings, 'from'> {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '' || !/^\/?$/.test(url.pathname))
    throw new ConfigRefusal('FOYER_SMTP_URL', 'is not well-formed', rightUrl)
  if (url.search || url.hash || (url.password !== '' && url.username === ''))
    throw new ConfigRefusal('FOYER_SMTP_URL', 'has parts that mean nothing here', rightUrl)
  const secure = url.protocol === 'smtps:'
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    account:
      url.username === ''
        ? null
        : { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) },
  }
}

function readFrom(text: string): MailSettings['from'] {
  const [, name = '', bracketed, plain] = /^(?:([^<>"\r\n]*)<([^<>\s]+)>|([^<>\s]+))$/.exec(text) ?? []
  const address = bracketed ?? plain
  if (address !== undefined && /^[^\s@]+@[^\s@]+$/.test(address))
    return { name: name.trim() || 'Foyer', address }
  throw new ConfigRefusal('FOYER_MAIL_FROM', 'is not well-formed', rightFrom)
}

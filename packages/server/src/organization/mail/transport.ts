import { isIP } from 'node:net'
import { headerText } from '../letters/safe_text.ts'

/** How mails leave, by SMTP. */

export interface MailSettings {
  host: string
  port: number
  /** TLS from the first byte; otherwise STARTTLS. */
  secure: boolean
  account: { user: string; password: string } | null
  from: { name: string; address: string }
}

export interface Mail {
  /** The same in every attempt, so that a mail that was sent twice can be recognized as one. */
  message_id: string
  to: { name: string; address: string }
  /** Shown as the sender; the address is always the installation's. */
  sender: string | null
  reply_to: string | null
  subject: string
  text: string
  html: string
  sent_at: Date
}

export interface MailTransport {
  /** What message ids end with. */
  domain: string
  /** Rejects with `MailFailure`. */
  send(mail: Mail): Promise<void>
  /** Whether the server can be reached and takes our account. */
  verify(): Promise<void>
}

/** The server did not take a mail. The message is for the operator and for owners. */
export class MailFailure extends Error {
  override name = 'MailFailure'
  /** Another attempt would end like this one. */
  readonly lasting: boolean

  constructor(message: string, { lasting }: { lasting: boolean }) {
    super(message)
    this.lasting = lasting
  }
}

const patienceMs = 15_000

export function createMailTransport(settings: MailSettings): MailTransport {
  const { host, port, secure, account, from } = settings
  // Loaded when the first mail is sent.
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      host,
      port,
      secure,
      requireTLS: needsTls(settings),
      ...(account && { auth: { user: account.user, pass: account.password } }),
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  return {
    domain: from.address.slice(from.address.lastIndexOf('@') + 1),
    async send({ message_id, to, sender, reply_to, subject, text, html, sent_at }) {
      const transporter = await open()
      try {
        await transporter.sendMail({
          // A line break in a name or subject would begin another header.
          from: { name: headerText(sender ?? from.name, 80), address: from.address },
          to: { name: headerText(to.name, 80), address: to.address },
          ...(reply_to !== null && { replyTo: reply_to }),
          messageId: message_id,
          subject: headerText(subject),
          text,
          html,
          date: sent_at,
          textEncoding: 'quoted-printable',
          // Nobody's out-of-office reply answers a server.
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        })
      } catch (error) {
        throw failureOf(error, settings)
      } finally {
        transporter.close()
      }
    },
    async verify() {
      const transporter = await open()
      try {
        await transporter.verify()
      } catch (error) {
        throw failureOf(error, settings)
      } finally {
        transporter.close()
      }
    },
  }
}

/** An account goes over the network encrypted or not at all. */
export const needsTls = ({ account, host }: Pick<MailSettings, 'account' | 'host'>) =>
  // A password for a mail server on this machine does not cross the network.
  account !== null && !isLoopback(host)

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))

function failureOf(error: unknown, { host, port }: MailSettings): MailFailure {
  const {
    message,
    code,
    command,
    responseCode = 0,
  } = error as Error & {
    code?: string
    command?: string
    responseCode?: number
  }
  const where = `${host}:${port}`
  if (code === 'EAUTH')
    return new MailFailure(`${where} did not accept the account in FOYER_SMTP_URL.`, { lasting: false })
  const lasting = refusing.test(command ?? '') && responseCode >= 500
  if (responseCode > 0) return new MailFailure(`${where} answered: ${headerText(message, 300)}`, { lasting })
  return new MailFailure(`${where} could not be reached: ${headerText(message, 300)}.`, { lasting })
}

/** What is about this one mail, and not about the server. */
const refusing = /^(RCPT TO|DATA)$/

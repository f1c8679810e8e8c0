import type { Config } from '../../config.ts'
import { createMailTransport, MailFailure } from '../../organization/index.ts'
import { type Finding, note, ok, wrong } from './finding.ts'

/** Connects, and signs in where there is an account. No mail is sent. */
export async function checkMail({ mail: settings }: Config): Promise<Finding[]> {
  if (!settings)
    return [
      note(
        'mail',
        'No email is sent: notifications, invitations and password links need FOYER_SMTP_URL and FOYER_MAIL_FROM.',
      ),
    ]
  const { host, port, from } = settings
  try {
    await createMailTransport(settings).verify()
    return [ok('mail', `${host}:${port} accepts email, sent from ${from.address}.`)]
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error
    return [wrong('mail', `${error.message} Check FOYER_SMTP_URL.`)]
  }
}

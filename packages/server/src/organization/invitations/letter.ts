import type { Composer, Language } from '../dispatches/composer.ts'
import type { Letter } from '../letters/letter.ts'
import { isOpen } from './repository.ts'

/** Behind the mark, where no server, proxy or log on the way sees the token. */
export const invitationUrl = (publicUrl: string, token: string) => `${publicUrl}/join#${token}`

export const composeInvitation: Composer = async ({
  tenant,
  organization,
  dispatch,
  secret,
  language,
  publicUrl,
  now,
}) => {
  const { invitation_id, invited_by } = dispatch.data as { invitation_id: number; invited_by: string }
  if (secret === null || !(await isOpen(tenant, invitation_id, now))) return null
  return words[language](organization.name, invited_by, invitationUrl(publicUrl, secret))
}

const words: Record<Language, (organization: string, by: string, url: string) => Letter> = {
  en: (organization, by, url) => ({
    subject: `${by} invited you to join ${organization}`,
    title: `Join ${organization}`,
    text: [
      `${by} invited you to work on the agents of ${organization} in Foyer.`,
      'The link works once, for seven days, and only for this address.',
    ],
    action: { label: 'Accept the invitation', url },
    footer:
      'If you do not know the person who invited you, ignore this email. Nothing happens unless you accept.',
  }),
  de: (organization, by, url) => ({
    subject: `${by} lädt Sie zu ${organization} ein`,
    title: `Einladung zu ${organization}`,
    text: [
      `${by} lädt Sie ein, mit Foyer an den Agenten von ${organization} mitzuarbeiten.`,
      'Der Link gilt einmal, sieben Tage lang und nur für diese Adresse.',
    ],
    action: { label: 'Einladung annehmen', url },
    footer:
      'Sie kennen die einladende Person nicht? Dann ignorieren Sie diese E-Mail. Ohne Ihre Zustimmung geschieht nichts.',
  }),
}

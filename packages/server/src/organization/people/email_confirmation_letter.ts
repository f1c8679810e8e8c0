import type { Composer, Language } from '../dispatches/composer.ts'
import type { Letter } from '../letters/letter.ts'

export const confirmationLifeMs = 24 * 60 * 60 * 1000

export const composeEmailConfirmation: Composer = async (composition) => {
  const { dispatch, secret, recipient, language, publicUrl, now } = composition
  if (secret === null || now.getTime() >= dispatch.created_at.getTime() + confirmationLifeMs) return null
  if (recipient?.confirmed) return null
  // Behind the mark, where no server, proxy or log on the way sees it.
  return words[language](`${publicUrl}/confirm-email#${secret}`)
}

const words: Record<Language, (url: string) => Letter> = {
  en: (url) => ({
    subject: 'Confirm your email address',
    title: 'Confirm your email address',
    text: [
      'Someone created a Foyer account with this address.',
      'Confirm that it is yours to get notifications by email. The link works once, for 24 hours.',
    ],
    action: { label: 'Confirm your address', url },
    footer: 'If it was not you, ignore this email. Foyer will not send notifications to this address.',
  }),
  de: (url) => ({
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    title: 'Bestätigen Sie Ihre E-Mail-Adresse',
    text: [
      'Mit dieser Adresse wurde ein Konto bei Foyer angelegt.',
      'Bestätigen Sie, dass es Ihre Adresse ist, damit Sie Benachrichtigungen per E-Mail erhalten. Der Link gilt einmal und 24 Stunden lang.',
    ],
    action: { label: 'Adresse bestätigen', url },
    footer:
      'Sie haben kein Konto angelegt? Dann ignorieren Sie diese E-Mail. Foyer sendet keine Benachrichtigungen an diese Adresse.',
  }),
}

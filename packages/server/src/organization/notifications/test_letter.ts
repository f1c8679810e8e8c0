import type { Composer, Language } from '../dispatches/composer.ts'
import type { Letter } from '../letters/letter.ts'

export const composeTest: Composer = async ({ organization, language, publicUrl }) =>
  words[language](organization.name, `${publicUrl}/o/${organization.slug}`)

const words: Record<Language, (organization: string, url: string) => Letter> = {
  en: (organization, url) => ({
    subject: `Test notification from ${organization}`,
    title: 'This is a test',
    text: [`Notifications from ${organization} arrive here. You do not need to do anything.`],
    action: { label: 'Open the dashboard', url },
    footer: 'Someone asked Foyer to send this test.',
  }),
  de: (organization, url) => ({
    subject: `Testbenachrichtigung von ${organization}`,
    title: 'Dies ist ein Test',
    text: [`Benachrichtigungen von ${organization} kommen hier an. Sie müssen nichts weiter tun.`],
    action: { label: 'Dashboard öffnen', url },
    footer: 'Jemand hat Foyer gebeten, diesen Test zu senden.',
  }),
}

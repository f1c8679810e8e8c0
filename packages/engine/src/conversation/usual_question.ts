import { primaryLanguage } from '../knowledge/search/terms.ts'
import type { Cue } from '../listening/cues/cue.ts'
import { cueOf } from '../listening/cues/cue_of.ts'
import { contactQuestion } from './contact_question.ts'

type Questions = Partial<Record<Cue, string>>

const english: Questions = {
  hours: 'What are your opening hours?',
  open_now: 'What are your opening hours?',
  email: 'What is your email address?',
  address: 'What is your address?',
}
const german: Questions = {
  hours: 'Was sind Ihre Öffnungszeiten?',
  open_now: 'Was sind Ihre Öffnungszeiten?',
  email: 'Wie lautet Ihre E-Mail-Adresse?',
  address: 'Wie lautet Ihre Adresse?',
}

/** Who asks on with "until when?" or "where?" means what was talked about. */
const asksOn: readonly Cue[] = ['hours', 'open_now', 'address']

/** A question that every organization is asked, in the words that it is found by. `follows` where something was asked before. */
export function usualQuestion(text: string, locale: string, follows: boolean): string | undefined {
  const cue = cueOf(text)
  // guard: a follow-up about times or places is no question about the organization [follows -> false]
  if (follows && asksOn.includes(cue)) return undefined
  if (cue === 'phone') return contactQuestion(locale)
  return (primaryLanguage(locale) === 'de' ? german : english)[cue]
}

/** Whether it asks for a number or an address to write to. */
export const asksToReach = (question: string): boolean =>
  [contactQuestion('en'), contactQuestion('de'), english.email, german.email].includes(question)

import { profileEvidenceIds } from '@foyer/contract/vocabulary'
import { primaryLanguage } from '../knowledge/search/terms.ts'
import type { Cue } from '../listening/cues/cue.ts'
import { cueOf } from '../listening/cues/cue_of.ts'
import { contactQuestion } from './contact_question.ts'

/** A question that every organization is asked, in the words that it is found by, and the part of the profile that tells it. */
export interface UsualQuestion {
  text: string
  profile_id: number
}

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

const profileIds: Partial<Record<Cue, number>> = {
  hours: profileEvidenceIds.opening_hours,
  open_now: profileEvidenceIds.opening_hours,
  email: profileEvidenceIds.email,
  address: profileEvidenceIds.address,
  phone: profileEvidenceIds.contact,
}

/** `follows` where something was asked before. */
export function usualQuestion(text: string, locale: string, follows: boolean): UsualQuestion | undefined {
  const cue = cueOf(text)
  // guard: a follow-up about times or places is no question about the organization [follows -> false]
  if (follows && asksOn.includes(cue)) return undefined
  const questions = primaryLanguage(locale) === 'de' ? german : english
  const usual = cue === 'phone' ? contactQuestion(locale) : questions[cue]
  const profile_id = profileIds[cue]
  return usual === undefined || profile_id === undefined ? undefined : { text: usual, profile_id }
}

/** Whether it asks for a number or an address to write to. */
export const asksToReach = (question: string): boolean =>
  [contactQuestion('en'), contactQuestion('de'), english.email, german.email].includes(question)

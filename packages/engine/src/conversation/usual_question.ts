import { profileEvidenceIds } from '@foyer/contract/vocabulary'
import type { EngineData } from '../engine_data.ts'
import { isWeek, namesHoliday } from '../knowledge/lookup/holidays.ts'
import { weightOfWord } from '../knowledge/search/light_words.ts'
import { primaryLanguage, termsOf, termsOfWord } from '../knowledge/search/terms.ts'
import { wordsOf } from '../knowledge/search/words.ts'
import type { Cue } from '../listening/cues/cue.ts'
import { cueOf } from '../listening/cues/cue_of.ts'
import { addresses } from '../listening/questions.ts'
import { contactQuestion } from './contact_question.ts'
import type { CitedPassage } from './plan.ts'

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

const opens = /\b(?:open|opening|close[sd]?|shut|offen|auf|ge(?:ö|oe)ffnet|(?:ö|oe)ffnet|geschlossen)\b/i

const profileIds: Partial<Record<Cue, number>> = {
  hours: profileEvidenceIds.opening_hours,
  open_now: profileEvidenceIds.opening_hours,
  email: profileEvidenceIds.email,
  address: profileEvidenceIds.address,
  phone: profileEvidenceIds.contact,
}

/** What fits, or what it costs, with no word about what: the services tell, with their prices. */
const services: Record<'en' | 'de', { asks: RegExp; text: string }> = {
  en: {
    asks: /\b(?:which|what) (?:of your |one of your )?(?:services?|offers?|packages?) (?:would |might |does |do )?(?:fits?|suits?|is right|you recommend)|\b(?:what|which one|which) (?:would|do|can) you (?:recommend|suggest|take|choose|advise)|\bwhat do (?:you|u)(?: guys)?(?: all)?(?: actually| exactly| really)? (?:do|offer)\W*$|\b(?:tell|give) me (?:the|a|your) prices?\W*$|\bhow much (?:does|would|will|do|is|'s|s) (?:it|this|that|sth|something|anything|you)(?: like (?:this|that))?(?: (?:cost|charge))?(?: (?:roughly|about|approximately|usually|normally|then))?\W*$|\bwhat (?:does|would|will|do) (?:it|this|that|sth|something|anything|you)(?: like (?:this|that))?(?: (?:cost|charge))(?: (?:us|me))?(?: (?:normally|usually))?\W*$/i,
    text: 'What do you offer, and what are your prices?',
  },
  de: {
    asks: /\bwelche (?:ihrer |eurer )?(?:leistung|angebot)\S* (?:passt|passen|w(?:ä|ae)re|eignet)|\bwas (?:w(?:ü|ue)rde[nt]?|k(?:ö|oe)nn(?:t|en)) (?:sie |ihr |du )?(?:mir |uns )?(?:da )?(?:empfehlen|raten|vorschlagen)|\bwas (?:empfehl(?:t|en)|empfiehlst) (?:sie|ihr|du|man)|\bwas (?:macht|bietet|machen|bieten) (?:ihr|sie)(?: (?:denn|eigentlich|genau|so|alles|an))*\W*$|\bwas (?:kostet|w(?:ü|ue)rde) (?:das|sowas|so was|so etwas|es|so ein)(?: (?:uns|mich))?(?: (?:denn|eigentlich|ungef(?:ä|ae)hr|so|bei euch|bei ihnen|kosten))*\W*$/i,
    text: 'Was bieten Sie an, und welche Preise haben Sie?',
  },
}

interface Situation {
  /** Something was asked before. */
  follows?: boolean
  /** What could be done about something that was told is asked. */
  isAdvice?: boolean
}

export function usualQuestion(
  text: string,
  locale: string,
  data: EngineData,
  { follows = false, isAdvice = false }: Situation = {},
): UsualQuestion | undefined {
  const cue = cueOf(text, data.cues())
  const language = primaryLanguage(locale) === 'de' ? 'de' : 'en'
  // "Und wo sitzt ihr", "seid ihr montags offen", after whatever else.
  const isOfUs = addresses(text, locale) && (cue === 'address' || opens.test(text))
  if (follows && asksOn.includes(cue) && !isOfUs) return undefined
  if (profileIds[cue] === profileEvidenceIds.opening_hours && namesHoliday(text)) return undefined
  const questions = language === 'de' ? german : english
  const usual = cue === 'phone' ? contactQuestion(locale) : questions[cue]
  const profile_id = profileIds[cue]
  if (usual !== undefined && profile_id !== undefined) return { text: usual, profile_id }
  const { asks, text: offer } = services[language]
  return isAdvice || asks.test(text) ? { text: offer, profile_id: profileEvidenceIds.services } : undefined
}

/** "How long can I come on Tuesdays?" */
const lasting: ReadonlySet<string> = new Set(['long', 'late', 'time', 'lange', 'lang', 'spat', 'zeit'])

/**
 * Whether the usual hours are told of something that has its own: "is the recycling centre open", where a part of a page
 * is headed by it.
 */
export function namesAnother(
  question: string,
  told: Pick<CitedPassage, 'kind' | 'id' | 'text'>,
  near: readonly Pick<CitedPassage, 'kind' | 'label'>[],
  locale: string,
): boolean {
  if (!isWeek(told)) return false
  const usual = new Set(termsOf(told.text, locale))
  const headed = new Set(
    near.flatMap(({ kind, label }) => (kind === 'profile' ? [] : termsOf(label, locale))),
  )
  return wordsOf(question)
    .filter((word) => weightOfWord(word, locale) === 1 && !lasting.has(word))
    .flatMap((word) => termsOfWord(word, locale))
    .some((term) => headed.has(term) && !usual.has(term))
}

/** Whether it asks for a number or an address to write to. */
export const asksToReach = (question: string): boolean =>
  [contactQuestion('en'), contactQuestion('de'), english.email, german.email].includes(question)

import type { SlotDataType } from '@foyer/contract/vocabulary'
import type { SlotDefinition } from '../flow/definition.ts'
import { chipTitle } from '../slots/chips.ts'

/**
 * What slots commonly ask for. A slot has such a meaning only if its title says nothing else: a "Budget" is one, a
 * "Marketing budget" is asked for by its own words.
 */
const slotMeanings = [
  'email',
  'phone',
  'name',
  'company_size',
  'company',
  'budget',
  'timing',
  'since',
  'goal',
  'problem',
  'request',
  'interest',
  'situation',
  'priorities',
  'role',
  'meeting',
  'days',
  'location',
  'urgency',
  'topic',
  'industry',
  'website',
  'consent',
  'call',
  'returning',
  'service',
  'tried',
  'solved',
] as const
export type SlotMeaning = (typeof slotMeanings)[number]

interface Words {
  /** One of them must be there. */
  core: ReadonlySet<string>
  /** These may stand beside it. */
  beside: ReadonlySet<string>
  types?: readonly SlotDataType[]
}

const words = (core: string, beside = '', types?: readonly SlotDataType[]): Words => ({
  core: new Set(core.split(' ')),
  beside: new Set(`${light} ${beside}`.split(' ')),
  ...(types && { types }),
})

const light =
  'your the a of in for to and his her their visitor ihr ihre dein deine der die das im in und zu zur zum bei'
const choices: readonly SlotDataType[] = ['enum', 'band', 'multi_enum']
const answers: readonly SlotDataType[] = ['string', ...choices]
const yesOrNo: readonly SlotDataType[] = ['boolean']

const meaningWords: Record<SlotMeaning, Words> = {
  email: words(
    'email mail e',
    'address adresse work contact mail business geschäftliche dienstliche private',
    ['email'],
  ),
  phone: words('phone telephone mobile telefon telefonnummer handynummer rufnummer handy', 'number nummer', [
    'string',
  ]),
  name: words('name vorname nachname', 'full first last vollständiger vor nach', ['string']),
  company_size: words(
    'size employees headcount staff mitarbeiter mitarbeiterzahl unternehmensgröße firmengröße teamgröße mitarbeitende',
    'company team number people organization organisation anzahl unternehmen firma',
    choices,
  ),
  company: words('company organization organisation firm firma unternehmen employer', 'name', ['string']),
  budget: words(
    'budget budgetrahmen',
    'rough planned range project approximate available geplantes',
    answers,
  ),
  timing: words(
    'timing start beginn zeitpunkt starttermin zeitrahmen zeitplan timeline timeframe startzeitpunkt',
    'date time desired planned project projekt gewünschter',
    answers,
  ),
  since: words('since seit', 'when wann how long', answers),
  goal: words('goal goals aim objective ziel ziele zielsetzung', 'main project', answers),
  problem: words('problem issue störung fehler', 'main description beschreibung', ['string']),
  request: words('request concern inquiry enquiry anliegen anfrage wunsch', 'main', ['string']),
  interest: words('interest interested interesse', 'service main', answers),
  situation: words('situation ausgangslage', 'current today heute aktuelle jetzige', ['string']),
  priorities: words(
    'priorities prioritäten matters schwerpunkte zählt',
    'what most main was am meisten',
    choices,
  ),
  role: words('role rolle', 'decision entscheidung job', answers),
  meeting: words('meet treffen meeting', 'how wie way', choices),
  days: words('days tage wochentage', 'that suit preferred passende bevorzugte', choices),
  location: words('location city place ort stadt standort wohnort', '', ['string']),
  urgency: words('urgency urgent dringlichkeit dringend', 'how wie', choices),
  topic: words('topic subject thema category kategorie', '', answers),
  industry: words('industry sector branche', '', answers),
  website: words('website homepage webseite webadresse', 'address adresse url', ['string']),
  consent: words('contact kontakt consent kontaktaufnahme', 'may we get wir dürfen', yesOrNo),
  call: words('call anruf rückruf callback telefonat', 'wants want wünscht', yesOrNo),
  returning: words('returning wiederkehrend', 'guest client patient customer kunde', yesOrNo),
  service: words(
    'service services leistung leistungen',
    'that sounds right fits suits suitable passende interest which welche',
    choices,
  ),
  tried: words('tried versucht unternommen', 'before already so far what bisher schon was', answers),
  solved: words('solved resolved gelöst behoben', 'is it problem ist es das', yesOrNo),
}

/**
 * By the title; by the key where there is no title, where the title is in another language than the visitor's, and
 * where a yes-or-no question stands for it.
 */
export function meaningOf(
  slot: SlotDefinition,
  { locale, default_locale }: VisitorLocale,
): SlotMeaning | undefined {
  const title = chipTitle(slot, locale)
  const isForeign = title === slot.title && primary(locale) !== primary(default_locale)
  const byTitle = title === null ? undefined : meaningIn(title, slot.data_type)
  // guard: a title in another language gives way to its meaning [isForeign]
  const byKey = title === null || isForeign || slot.data_type === 'boolean'
  return byTitle ?? (byKey ? meaningIn(slot.key, slot.data_type) : undefined)
}

/** Whether the visitor cannot be expected to read the slot's title, and words of our own can take its place. */
export function replacesTitle(slot: SlotDefinition, tongues: VisitorLocale): boolean {
  const { locale, default_locale } = tongues
  return (
    chipTitle(slot, locale) === slot.title &&
    primary(locale) !== primary(default_locale) &&
    meaningOf(slot, tongues) !== undefined
  )
}

interface VisitorLocale {
  locale: string
  default_locale: string
}

/** The first meaning whose words are all that a text has to say. */
function meaningIn(text: string, data_type: SlotDataType): SlotMeaning | undefined {
  const said = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return slotMeanings.find((meaning) => {
    const { core, beside, types } = meaningWords[meaning]
    if (types && !types.includes(data_type)) return false
    // guard: a title that says more is asked for by its own words [said.every…]
    return said.some((word) => core.has(word)) && said.every((word) => core.has(word) || beside.has(word))
  })
}

const primary = (locale: string) => locale.toLowerCase().split('-', 1)[0]

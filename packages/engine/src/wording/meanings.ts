import type { SlotDataType } from '@foyer/contract/vocabulary'
import type { SlotDefinition } from '../flow/definition.ts'
import { chipTitle } from '../slots/chips.ts'

/**
 * What slots commonly ask for. A slot has such a meaning only if its title says it and nothing else: a "Budget" is one, a
 * "Marketing budget" is asked for by its own words. A "Size" may be of anything: its key or description has to say that
 * it is a company's.
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
  'message',
  'booking',
  'preferred_time',
  'people',
  'notes',
] as const
export type SlotMeaning = (typeof slotMeanings)[number]

interface Words {
  /** One of them must be there. */
  core: ReadonlySet<string>
  /** These may stand beside it. */
  beside: ReadonlySet<string>
  types: readonly SlotDataType[]
  vague?: VagueWords
}

/** Core words that mean other things as well, and the words one of which has to say that they do not here. */
interface VagueWords {
  core: ReadonlySet<string>
  clear: ReadonlySet<string>
}

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const words = (
  core: string,
  beside: string,
  types: readonly SlotDataType[],
  vague?: { core: string; clear: string },
): Words => ({
  core: set([core, vague?.core].filter(Boolean).join(' ')),
  beside: set(`${light} ${beside}`),
  types,
  ...(vague && { vague: { core: set(vague.core), clear: set(vague.clear) } }),
})

const light =
  'your the a of in for to and his her their visitor ihr ihre dein deine der die das im in und zu zur zum bei'
const choices: readonly SlotDataType[] = ['enum', 'band', 'multi_enum']
const answers: readonly SlotDataType[] = ['string', ...choices]
const yesOrNo: readonly SlotDataType[] = ['boolean']
/** "Budget (EUR)" is still a budget. */
const currencies = Intl.supportedValuesOf('currency').join(' ').toLowerCase()

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
    'employees headcount staff mitarbeiter mitarbeiterzahl unternehmensgröße firmengröße teamgröße mitarbeitende',
    'company team number people organization organisation anzahl unternehmen firma',
    choices,
    {
      core: 'size größe',
      clear: 'company companies team organization organisation firm unternehmen firma employees',
    },
  ),
  company: words('company organization organisation firm firma unternehmen employer', 'name', ['string']),
  budget: words(
    'budget budgetrahmen',
    `rough planned range project approximate available geplantes ${currencies}`,
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
  role: words('role rolle', 'decision entscheidung', answers),
  meeting: words('', 'how wie way wir uns art des', choices, {
    core: 'meet treffen treffens meeting termins',
    clear: 'how wie way weg art',
  }),
  days: words('weekdays wochentage', 'that suit preferred passende bevorzugte', choices, {
    core: 'days tage',
    clear: 'suit suits preferred week weekday passende bevorzugte woche wochentage',
  }),
  location: words('location city place ort stadt standort', '', ['string']),
  urgency: words('urgency urgent dringlichkeit dringend', 'how wie', choices),
  topic: words('topic subject thema', '', answers),
  industry: words('industry sector branche', '', answers),
  website: words('website homepage webseite webadresse', 'address adresse url', ['string']),
  consent: words(
    'contact kontakt consent kontaktaufnahme touch melden',
    'may we get you wir dürfen uns',
    yesOrNo,
  ),
  call: words('call anruf rückruf callback telefonat', 'wants want would you like wünscht', yesOrNo),
  returning: words(
    'returning wiederkehrend before gewesen einmal',
    'have you been here with us schon waren sie du warst bei uns hier guest client patient customer kunde',
    yesOrNo,
  ),
  service: words(
    'service services leistung leistungen',
    'that sounds right fits suits suitable passende interest which welche',
    choices,
  ),
  tried: words('tried versucht unternommen', 'before already so far what bisher schon was', answers),
  solved: words('solved resolved gelöst behoben', 'is it problem ist es das', yesOrNo),
  message: words('', '', ['string'], { core: 'message nachricht', clear: 'team colleagues kollegen' }),
  booking: words('', '', answers, {
    core: 'booking buchung reservation reservierung',
    clear: 'book reserve buchen reservieren',
  }),
  preferred_time: words('wunschtermin', 'preferred gewünschter bevorzugter', ['string'], {
    core: 'time date termin',
    clear: 'preferred gewünschter bevorzugter suit suits passen',
  }),
  people: words('guests gäste gästezahl', 'number anzahl', answers, {
    core: 'people persons personen personenzahl',
    clear: 'table room course tisch zimmer kurs',
  }),
  notes: words('notes note anmerkungen anmerkung hinweise bemerkungen sonstiges', 'other further weitere', [
    'string',
  ]),
}

/** By the title; by the key only where there is no title, or none in the visitor's language. */
export function meaningOf(
  slot: SlotDefinition,
  { locale, default_locale }: VisitorLocale,
): SlotMeaning | undefined {
  const title = chipTitle(slot, locale)
  const isForeign = title === slot.title && primary(locale) !== primary(default_locale)
  const byTitle = title === null ? undefined : meaningIn(title, slot)
  const byKey = title === null || isForeign
  return byTitle ?? (byKey ? meaningIn(slot.key, slot) : undefined)
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

/** By the key alone, whatever the title says. */
export const meaningOfKey = (slot: SlotDefinition): SlotMeaning | undefined => meaningIn(slot.key, slot)

export interface VisitorLocale {
  locale: string
  default_locale: string
}

/** The first meaning whose words are all that a title or a key has to say. */
function meaningIn(text: string, slot: SlotDefinition): SlotMeaning | undefined {
  const said = wordsIn(text)
  return slotMeanings.find((meaning) => {
    const { core, beside, types, vague } = meaningWords[meaning]
    if (!types.includes(slot.data_type)) return false
    const named = said.filter((word) => core.has(word))
    return (
      named.length > 0 &&
      said.every((word) => core.has(word) || beside.has(word)) &&
      (!vague || !named.every((word) => vague.core.has(word)) || isClear(vague, text, slot))
    )
  })
}

const isClear = ({ clear }: VagueWords, text: string, { key, description }: SlotDefinition) =>
  wordsIn(`${text} ${key} ${description ?? ''}`).some((word) => clear.has(word))

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const primary = (locale: string) => locale.toLowerCase().split('-', 1)[0]

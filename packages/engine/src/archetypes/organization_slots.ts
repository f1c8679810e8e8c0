import type { SeedSlot, Words } from './seed.ts'

/** What is known about the organization when an agent is created, as far as its first flow depends on it. */
export interface SeedOrganization {
  /** The language of the flow's own texts; English where the seeds do not have it. */
  locale?: string
  /** ISO 4217. */
  currency?: string
  services?: readonly { name: string }[]
}

/** More than these are a catalog to talk about, not buttons to choose from. */
const mostServices = 12

/**
 * A slot for what the organization offers. Its services are the options; without any, or with too many to choose from,
 * the visitor says it in their own words.
 */
export function serviceSlot(
  slot: Pick<SeedSlot, 'key' | 'title' | 'description'>,
  { services = [] }: SeedOrganization,
  data_type: 'enum' | 'multi_enum',
): SeedSlot {
  const names = [...new Set(services.map(({ name }) => name.trim()))].filter((name) => name !== other)
  if (names.length === 0 || names.length > mostServices)
    return { ...slot, data_type: 'string', required: true }
  const choices: Record<string, Words> = Object.fromEntries(
    names.map((name) => [name, { en: name, de: name }]),
  )
  choices[other] = { en: 'Something else', de: 'Etwas anderes' }
  return { ...slot, data_type, required: true, choices }
}

const other = 'other'

const party =
  /room|suite|cabin|pitch|\btable|course|class|lesson|tour|trip|workshop|seminar|group|party|dinner|brunch|ticket|apartment|zimmer|wohnung|hütte|stellplatz|\btisch|kurs|führung|gruppe|feier|menü|unterricht|fahrt/i

/** Whether several people may come: by what is offered, or because nobody knows yet what is. */
export const isForSeveral = ({ services = [] }: SeedOrganization): boolean =>
  services.length === 0 || services.some(({ name }) => party.test(name))

const company =
  /compan|corporat|business|\bteam|b2b|enterprise|\bstaff|employee|conference|audit|consult|software|website|\bweb\b|online shop|webshop|brand|marketing|\bseo\b|migration|invoice|payroll|bookkeeping|accounting|firma|firmen|unternehm|betrieb|gewerb|geschäft|mitarbeit|tagung|onlineshop|webseite|buchhaltung|rechnungs/i

/** Whether companies are the usual customers: by most of what is offered, or because nobody knows yet what is. */
export const isForCompanies = ({ services = [] }: SeedOrganization): boolean =>
  services.length === 0 || areMostly(services, company)

const software =
  /software|\bapps?\b|saas|cloud|hosting|\bapi\b|integration|migration|plug-?in|licen[cs]e|lizenz|subscription|set-?up|onboarding|\bdata\b|daten|schnittstelle|einrichtung/i

/** Whether it is software: only there a problem is one with an account or with how to use it. */
export const isSoftware = ({ services = [] }: SeedOrganization): boolean => areMostly(services, software)

const ailment =
  /dent(?:al|ist|ure)|tooth|teeth|implant|physio|massage|therap|treatment|surgery|medic|health|clinic|doctor|\bskin|\bpain|\bvet\b|veterinar|\bdogs?\b|\bcats?\b|\bpets?\b|repair|\bfix(?:es|ing)?\b|\bleak|maintenance|zahn|zähne|arzt|ärzt|praxis|behandlung|operation|vorsorge|untersuch|ultraschall|kastration|impf|\bhund|katze|\bkater|\btier|gesundheit|schmerz|reparatur|reparier|wartung|notdienst/i

/** Whether something may have been wrong for a while: with somebody, an animal or a thing. */
export const isForAilments = ({ services = [] }: SeedOrganization): boolean =>
  services.some(({ name }) => ailment.test(name))

/** One offer of many says little about the others: a hotel has a conference package, too. */
const areMostly = (services: readonly { name: string }[], kind: RegExp): boolean =>
  // Without services, the comparison would hold for every kind.
  services.length > 0 && services.filter(({ name }) => kind.test(name)).length * 2 >= services.length

/** An open amount: what is little for one organization is a fortune for the next. */
export function budgetSlot({ currency }: SeedOrganization): SeedSlot {
  const unit = currency === undefined ? '' : ` (${currency})`
  return {
    key: 'budget',
    title: { en: `Budget${unit}`, de: `Budget${unit}` },
    data_type: 'string',
    description: {
      en: `What the visitor can spend in total: an amount, a range or a limit${currency === undefined ? '' : `, in ${currency} unless they name another currency`}.`,
      de: `Was die Person insgesamt ausgeben kann: ein Betrag, eine Spanne oder eine Obergrenze${currency === undefined ? '' : `, in ${currency}, falls keine andere Währung genannt wird`}.`,
    },
  }
}

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

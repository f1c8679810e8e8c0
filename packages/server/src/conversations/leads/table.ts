import { csvTable } from './csv.ts'
import type { representLead } from './serializer.ts'

type Lead = ReturnType<typeof representLead>
type Value = Lead['slot_values'][string]

const columns: Record<string, (lead: Lead) => string | undefined> = {
  number: ({ number }) => String(number),
  lead_since: ({ lead_since }) => timeOf(lead_since),
  created_at: ({ created_at }) => timeOf(created_at),
  agent: ({ agent }) => agent,
  status: ({ status }) => status,
  fit: ({ fit }) => fit,
  name: ({ contact }) => contact.name,
  email: ({ contact }) => contact.emails[0],
  visitor_id: ({ contact }) => contact.visitor_ids[0],
  source_url: ({ source_url }) => source_url,
}

/** One row for each lead, and one column for each slot that any of them has answered. */
export function tableOf(leads: readonly Lead[]): string {
  const slots = [...new Set(leads.flatMap(({ slot_values }) => Object.keys(slot_values)))].sort()
  const header = [...Object.keys(columns), ...slots.map((slot) => `slot_values.${slot}`)]
  const rows = leads.map((lead) => [
    ...Object.values(columns).map((cellOf) => cellOf(lead) ?? ''),
    ...slots.map((slot) => textOf(lead.slot_values[slot])),
  ])
  return csvTable([header, ...rows])
}

const timeOf = (time: string | Date) => new Date(time).toISOString()

function textOf(value: Value | undefined): string {
  if (value === undefined) return ''
  return typeof value === 'object' ? value.join(', ') : String(value)
}

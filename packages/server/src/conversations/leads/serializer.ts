import { Lead } from '@foyer/contract'
import { valuesOf } from '@foyer/engine'
import { representation } from '../../platform/index.ts'
import { standingAt } from '../conversations/rules.ts'
import type { LeadRow } from './repository.ts'

const represent = representation(Lead)

export function representLead(row: LeadRow, now: Date) {
  const { answers, contact, ...lead } = standingAt(row, now)
  const { name, ...known } = contact
  return represent({
    ...lead,
    slot_values: valuesOf(answers),
    contact: { ...known, ...(name !== null && { name }) },
  })
}

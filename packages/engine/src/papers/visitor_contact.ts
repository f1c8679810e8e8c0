import type { ClosingConversation } from '../assessment/closing_conversation.ts'
import { slotWords } from '../assessment/slot_words.ts'
import type { EngineData } from '../engine_data.ts'
import type { SlotDefinition } from '../flow/definition.ts'
import { withCapitals } from '../listening/mentions/name_mentions.ts'
import { saidOfThemselves } from './said_of_themselves.ts'
import { slotNames } from './slot_names.ts'

/** Who a visitor is and how they can be reached, from what is known of them and from what they answered. */
export interface VisitorContact {
  name: string | null
  company: string | null
  emails: string[]
  phones: string[]
  /** By an answer about a call or about getting in touch. */
  wants: 'call' | 'contact' | 'none' | null
  /** The slots that tell all this. */
  slots: ReadonlySet<string>
  /** Those of them that tell the name. */
  nameSlots: ReadonlySet<string>
}

const patterns = {
  name: /^(?:(?:full|first|last|your|contact)[ _])?(?:name|vorname|nachname|vor- und nachname|ihr name|dein name)$/i,
  company: /^(?:company|organi[sz]ation|firma|unternehmen|verein|betrieb)(?:[ _]?name)?$/i,
  phone:
    /^(?:phone|telephone|mobile|telefon|handy|mobil|tel\.?)(?:[ _-]?(?:number|nummer))?$|^telefonnummer$|^rückrufnummer$/i,
}

export function visitorContact(conversation: ClosingConversation, data: EngineData): VisitorContact {
  const { flow, answers, visitor } = conversation
  const slots = flow.phases.flatMap((phase) => phase.slots)
  const used = new Set<string>()
  const told = (isMeant: (slot: SlotDefinition) => boolean) =>
    slots.filter(isMeant).flatMap(({ key }) => {
      const value = answers[key]?.value
      if (typeof value !== 'string' || value.trim() === '') return []
      used.add(key)
      return [value.trim()]
    })
  const called = (pattern: RegExp) => (slot: SlotDefinition) =>
    slot.data_type === 'string' && slotNames(slot).some((name) => pattern.test(name))
  const names = told(called(patterns.name))
  const nameSlots = new Set(used)
  const emails = told(({ data_type }) => data_type === 'email')
  const phones = told(called(patterns.phone))
  const beside = saidOfThemselves(conversation, data)
  return {
    name:
      withCapitals((visitor.name?.trim() || names.join(' ') || beside.name || '').replace(leadIn, '')) ||
      null,
    company: told(called(patterns.company))[0] ?? null,
    emails: [
      ...new Set([
        ...(visitor.email ? [visitor.email] : []),
        ...(emails.length > 0 ? emails : beside.emails),
      ]),
    ],
    phones: phones.length > 0 ? phones : beside.phones,
    wants: wantedContact(slots, answers),
    slots: used,
    nameSlots,
  }
}

function wantedContact(
  slots: readonly SlotDefinition[],
  answers: ClosingConversation['answers'],
): VisitorContact['wants'] {
  const asked = slots.filter(({ data_type, key }) => data_type === 'boolean' && Object.hasOwn(answers, key))
  const isAbout = (slot: SlotDefinition, matter: 'call' | 'contact') => slotWords(slot).concepts.has(matter)
  const said = (matter: 'call' | 'contact', value: boolean) =>
    asked.some((slot) => isAbout(slot, matter) && answers[slot.key]?.value === value)
  if (said('call', true)) return 'call'
  if (said('contact', true)) return 'contact'
  return said('contact', false) ? 'none' : null
}

/** "Once more: Jonas Berger". */
const leadIn = /^[\p{L} ]{1,30}:\s+(?=\p{Lu})/u

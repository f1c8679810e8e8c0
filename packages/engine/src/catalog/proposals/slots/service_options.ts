import { serviceSlot } from '../../../archetypes/organization_slots.ts'
import { type FlowDefinition, liveSlotsOf, type SlotDefinition } from '../../../flow/definition.ts'
import { citedFacts } from '../cited_facts.ts'
import type { Material } from '../material.ts'
import type { FlowProposal } from './flow_proposal.ts'
import { choicesIn, nameOf, slotTexts, textLanguage } from './slot_texts.ts'

const asksForService =
  /(?<![\p{L}])(?:services?|interests?|offers?|bookings?|packages?|leistung(?:en)?|interesse|angebote?|buchung|pakete?)(?![\p{L}])/iu
const other = 'other'

/** The organization's own services as the options of the slot that asks what somebody wants. */
export function serviceOptions(
  material: Material,
  flow: FlowDefinition,
  services: readonly Readonly<Record<string, unknown>>[],
): FlowProposal | undefined {
  const names = services.flatMap(({ name }) => (typeof name === 'string' ? [{ name }] : []))
  const slot = liveSlotsOf(flow)
    .map((each) => each.slot)
    .find(isServiceSlot)
  if (!slot || names.length < 2) return undefined
  const data_type =
    slot.data_type === 'string'
      ? /interest/i.test(slot.key)
        ? 'multi_enum'
        : 'enum'
      : (slot.data_type as 'enum')
  const { choices } = serviceSlot(
    { key: slot.key, title: { en: '', de: '' }, description: { en: '', de: '' } },
    { services: names },
    data_type,
  )
  if (!choices || !isOurs(slot, choices)) return undefined
  const language = textLanguage(material.locale)
  return {
    edits: [
      { operation: 'updateSlot', id: slot.id, body: { data_type, ...choicesIn(choices, language, slot) } },
    ],
    summary: slotTexts.services[language](nameOf(slot), names.length),
    fact_ids: names
      .flatMap(({ name }) => {
        const passages = material.passages.filter(({ text, headings }) =>
          [...headings, text].some((said) => said.includes(name)),
        )
        return citedFacts(passages.slice(0, 1), [name]).slice(0, 1)
      })
      .filter((id, at, ids) => ids.indexOf(id) === at),
  }
}

const isServiceSlot = ({ key, title, data_type }: SlotDefinition): boolean =>
  ['string', 'enum', 'multi_enum'].includes(data_type) &&
  asksForService.test(`${key.replaceAll('_', ' ')} ${title ?? ''}`)

/** Open, or made of services before: everything that can be chosen is one of them. */
const isOurs = ({ enum_values }: SlotDefinition, choices: Readonly<Record<string, unknown>>): boolean =>
  (enum_values ?? []).every((value) => value === other || Object.hasOwn(choices, value))

import { type FlowDefinition, livePhases, liveSlotsOf } from '../../../flow/definition.ts'
import { citedFacts } from '../cited_facts.ts'
import type { Material } from '../material.ts'
import { cleanName } from '../services/service_name.ts'
import { comparable, plainOf, wordsIn } from '../text/plain.ts'
import { type Section, sectionsOf } from '../text/sections.ts'
import type { FlowEditRequest, FlowProposal } from './flow_proposal.ts'
import { choicesIn, nameOf, slotTexts, textLanguage } from './slot_texts.ts'

const announces =
  /^(?:our |unsere )?(?:locations|branches|offices|shops|stores|salons|practices|clinics|standorte|filialen|niederlassungen|geschäfte|praxen|salons)$/u
const asksForPlace = /(?<![\p{L}])(?:locations?|branch|branches|office|standort|filiale)(?![\p{L}])/iu
const [fewest, most] = [2, 12]

/** The organization's own locations as options, where it lists several. Bookings get a slot for them if they have none. */
export function locationOptions(material: Material, flow: FlowDefinition): FlowProposal | undefined {
  const listed = sectionsOf(material).flatMap(locationsIn)
  const names = [...new Map(listed.map(({ name }) => [comparable(name), name])).values()]
  if (names.length < fewest || names.length > most) return undefined
  const language = textLanguage(material.locale)
  const choices = Object.fromEntries(names.map((name) => [name, { en: name, de: name }]))
  const slot = liveSlotsOf(flow)
    .map((each) => each.slot)
    .find(({ key, title }) => asksForPlace.test(`${key.replaceAll('_', ' ')} ${title ?? ''}`))
  // The owner has already written options.
  if (slot && slot.data_type !== 'string') return undefined
  const edit: FlowEditRequest | undefined = slot
    ? {
        operation: 'updateSlot',
        id: slot.id,
        body: { data_type: 'enum', ...choicesIn(choices, language, slot) },
      }
    : newSlot(flow, choices, language)
  return (
    edit && {
      edits: [edit],
      summary: slotTexts.locations[language](
        slot ? nameOf(slot) : slotTexts.location[language],
        names.length,
      ),
      fact_ids: citedFacts(
        listed.flatMap(({ section }) => section.passages),
        names,
      ),
    }
  )
}

function newSlot(
  flow: FlowDefinition,
  choices: Record<string, { en: string; de: string }>,
  language: 'en' | 'de',
): FlowEditRequest | undefined {
  const [phase] = livePhases(flow)
  if (flow.archetype !== 'booking' || !phase?.tools.includes('capture_slots')) return undefined
  const { location, locationDescription } = slotTexts
  const chosen = choicesIn(choices, language)
  for (const [other, translation] of Object.entries(chosen.translations))
    translation.title = location[other as 'en']
  return {
    operation: 'createSlot',
    id: phase.id,
    body: {
      key: 'location',
      data_type: 'enum',
      title: location[language],
      description: locationDescription[language],
      ...chosen,
    },
  }
}

/** Headings and items right below "Our locations". */
function locationsIn(section: Section): { name: string; section: Section }[] {
  const [above = '', own = ''] = [section.path.at(-2), section.path.at(-1)]
  const found = isAnnouncement(above)
    ? [own]
    : isAnnouncement(own)
      ? section.blocks.flatMap((block) =>
          block.kind === 'list' ? block.items.map(({ text }) => text.split(/[:,(]|\s[–—-]\s/u, 1)[0]!) : [],
        )
      : []
  return found
    .map(cleanName)
    .filter(canBePlace)
    .map((name) => ({ name, section }))
}

const isAnnouncement = (heading: string): boolean => announces.test(plainOf(heading).trim())

const canBePlace = (name: string): boolean =>
  /^\p{Lu}/u.test(name) && wordsIn(name).length <= 5 && !/[?!.]$/.test(name)

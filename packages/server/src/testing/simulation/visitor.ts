import type { Random } from '@foyer/engine'
import { chipsOf, type SlotDefinition } from '@foyer/engine'
import { english, german, type Phrases } from './phrases.ts'

export type Said = { text: string } | { chip: { slot: string; values: string[] } }

/** What a simulated visitor is answering to. */
export interface Moment {
  locale: string
  /** What the agent asked for last. */
  asked: SlotDefinition | undefined
  /** What the visitor has told already and could take back. */
  told: readonly SlotDefinition[]
  chips: readonly ({ slot: string; value: string } | { text: string })[]
}

/** Mostly answers, and sometimes asks, corrects, declines, evades, chats or wants a person. */
export function nextWords(random: Random, moment: Moment): Said {
  const phrases = moment.locale.startsWith('de') ? german : english
  const roll = random.number()
  if (roll < 0.12) return { text: random.pick(phrases.known) }
  if (roll < 0.19) return { text: random.pick(phrases.unknown) }
  if (roll < 0.24) return { text: random.pick(phrases.smallTalk) }
  if (roll < 0.3) return { text: random.pick(phrases.evasions) }
  if (roll < 0.36) return { text: random.pick(phrases.declines) }
  if (roll < 0.38) return { text: random.pick(phrases.persons) }
  if (roll < 0.42) return { text: random.pick(phrases.goodbyes) }
  if (roll < 0.5) return correct(random, phrases, moment)
  if (roll < 0.6)
    return { text: phrases.several(answer(random, phrases, moment), random.pick(phrases.known)) }
  const chip = random.pick(moment.chips)
  if (chip && roll < 0.75) return 'text' in chip ? chip : { chip: { slot: chip.slot, values: [chip.value] } }
  return { text: answer(random, phrases, moment) }
}

function answer(random: Random, phrases: Phrases, { asked, locale }: Moment): string {
  if (!asked) return random.pick([...phrases.goodbyes, ...phrases.strings])
  switch (asked.data_type) {
    case 'email':
      return random.pick(phrases.emails)(`visitor${random.below(1000)}@mail.example`)
    case 'boolean':
      return random.pick(random.chance(0.6) ? phrases.yes : phrases.no)
    case 'string':
      return random.pick(phrases.strings)
    default:
      return random.pick(phrases.choices)(labelOf(random, asked, locale))
  }
}

function correct(random: Random, phrases: Phrases, { told, locale }: Moment): Said {
  const slot = random.pick(told.filter(({ enum_values }) => enum_values?.length))
  if (!slot) return { text: random.pick(phrases.evasions) }
  return { text: random.pick(phrases.corrections)(labelOf(random, slot, locale)) }
}

function labelOf(random: Random, slot: SlotDefinition, locale: string): string {
  const labels = chipsOf(slot, locale).map(({ label }) => label)
  return labels.length > 0 ? random.pick(labels) : 'newsletter'
}

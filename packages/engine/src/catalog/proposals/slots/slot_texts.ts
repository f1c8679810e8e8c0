import { type BuiltinLanguage, builtinLanguages } from '@foyer/contract/vocabulary'
import type { Words } from '../../../archetypes/seed.ts'
import type { SlotDefinition, SlotTranslation } from '../../../flow/definition.ts'
import { primaryLanguage } from '../../../knowledge/search/terms.ts'

/** What is told about the edits, and what new slots and options are called, in the languages that flows are seeded in. */
export const slotTexts = {
  services: {
    en: (slot: string, count: number) => `Offers your ${count} services as answers to “${slot}”.`,
    de: (slot: string, count: number) => `Bietet Ihre ${count} Leistungen als Antworten auf „${slot}“ an.`,
  },
  bands: {
    en: (slot: string) => `Asks for “${slot}” in ranges that fit your own prices.`,
    de: (slot: string) => `Fragt „${slot}“ in Spannen ab, die zu Ihren eigenen Preisen passen.`,
  },
  locations: {
    en: (slot: string, count: number) => `Offers your ${count} locations as answers to “${slot}”.`,
    de: (slot: string, count: number) => `Bietet Ihre ${count} Standorte als Antworten auf „${slot}“ an.`,
  },
  location: { en: 'Location', de: 'Standort' },
  locationDescription: {
    en: 'Which of the locations the visitor would like to come to.',
    de: 'Zu welchem der Standorte die Person kommen möchte.',
  },
  under: { en: (amount: string) => `Under ${amount}`, de: (amount: string) => `Unter ${amount}` },
  between: {
    en: (low: string, high: string) => `${low} to ${high}`,
    de: (low: string, high: string) => `${low} bis ${high}`,
  },
  over: { en: (amount: string) => `Over ${amount}`, de: (amount: string) => `Über ${amount}` },
  unknown: { en: 'Not sure yet', de: 'Noch nicht sicher' },
} as const

/** The language of the flow's own texts; English where the seeds do not have it. */
export function textLanguage(locale: string): BuiltinLanguage {
  return builtinLanguages.find((language) => language === primaryLanguage(locale)) ?? 'en'
}

/** Options with their labels, and in the other languages as translations beside what the slot has. */
export function choicesIn(
  choices: Readonly<Record<string, Words>>,
  language: BuiltinLanguage,
  slot?: SlotDefinition,
) {
  const labels = (of: BuiltinLanguage) =>
    Object.fromEntries(Object.entries(choices).map(([value, words]) => [value, words[of]]))
  const others = builtinLanguages.filter((other) => other !== language)
  const translations: Record<string, SlotTranslation> = { ...slot?.translations }
  for (const other of others) translations[other] = { ...translations[other], enum_labels: labels(other) }
  return { enum_values: Object.keys(choices), enum_labels: labels(language), translations }
}

export const nameOf = ({ title, key }: SlotDefinition): string => title ?? key.replaceAll('_', ' ')

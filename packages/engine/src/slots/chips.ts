import type { SlotDefinition, SlotTranslation } from '../flow/definition.ts'

/** A one-tap answer as a visitor sees it. */
export interface Chip {
  value: string
  label: string
}

/**
 * The slot's options in a locale: the translation's label, then the owner's, then the value itself (§2.3).
 */
export function chipsOf(slot: SlotDefinition, locale: string): Chip[] {
  const translated = translationFor(slot, locale)?.enum_labels ?? {}
  return (slot.enum_values ?? []).map((value) => ({
    value,
    label: own(translated, value) ?? own(slot.enum_labels, value) ?? value,
  }))
}

/** The header above a slot's options in a locale, or null where the owner gave none. */
export function chipTitle(slot: SlotDefinition, locale: string): string | null {
  return translationFor(slot, locale)?.title ?? slot.title
}

/** `de-AT` falls back to `de`; tags are compared without regard to case (BCP 47). */
export function translationFor(slot: SlotDefinition, locale: string): SlotTranslation | undefined {
  const byTag = new Map(Object.entries(slot.translations).map(([tag, words]) => [tag.toLowerCase(), words]))
  for (let tag = locale.toLowerCase(); tag !== ''; tag = tag.slice(0, Math.max(tag.lastIndexOf('-'), 0))) {
    const words = byTag.get(tag)
    if (words) return words
  }
  return undefined
}

/** A value may be called `constructor`: only what the owner wrote counts. */
function own(labels: Record<string, string>, value: string): string | undefined {
  return Object.hasOwn(labels, value) ? labels[value] : undefined
}
